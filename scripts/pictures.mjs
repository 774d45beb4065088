// npm test -- pictures: takes the pictures of docs/pictures from the running product. `npm test -- pictures de ar` only makes the contact
// sheets of these languages.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { exitWithError, installPackages, pinnedEnvironment, pinnedNode, printLine, requireNode, root } from './lib/install.mjs';

process.chdir(root);
requireNode();
installPackages();
const env = pinnedEnvironment({ CHROMIUM: findBrowser(), PICTURES: '1' });
const run = (...args) => spawnSync(pinnedNode(), args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;

printLine('building what changed');
if (!run('scripts/build.ts')) exitWithError('the build failed; the lines above say why');
const languages = process.argv.slice(2);
const suites = languages.length === 0 ? ['pictures', 'gallery'] : ['language-pictures', '-g', `pictures of (${languages.join('|')})$`];
if (!run(path.join('node_modules', 'playwright', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...suites)) {
  exitWithError('not every picture could be made; the lines above say why');
}
printLine('docs/pictures is new');
