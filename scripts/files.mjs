// npm run files: every late file of host and remotes, missing, hanging and changed, at every page and dialog that wants it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { giveUp, installLocked, pinnedEnvironment, pinnedNode, requireNode, root, say } from './lib/install.mjs';

process.chdir(root);
requireNode();
installLocked(root, 'packages (about half a minute the first time)');
const env = pinnedEnvironment({ CHROMIUM: findBrowser(), BILLET_FILES: 'all' });
const run = (...args) => spawnSync(pinnedNode(), args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;

say('building what changed');
if (!run('scripts/build.ts')) giveUp('the build failed; the lines above say why');
if (!run(path.join('node_modules', 'playwright', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', 'e2e/files.spec')) {
  giveUp('a file that does not come breaks something; the lines above say what');
}
say('no file breaks anything but what needs it');
