// npm run mounts: every page and dialog fifty times, and what the page keeps of them: nodes, listeners, heap.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { giveUp, installLocked, pinnedEnvironment, pinnedNode, requireNode, root, say } from './lib/install.mjs';

process.chdir(root);
requireNode();
installLocked(root, 'packages (about half a minute the first time)');
const env = pinnedEnvironment({ CHROMIUM: findBrowser(), BILLET_MOUNTS: 'all' });
const run = (...args) => spawnSync(pinnedNode(), args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;

say('building what changed');
if (!run('scripts/build.ts')) giveUp('the build failed; the lines above say why');
if (!run(path.join('node_modules', 'playwright', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', 'e2e/mounts.spec')) {
  giveUp('a page or dialog leaves something behind; the lines above say which');
}
say('nothing is left behind');
