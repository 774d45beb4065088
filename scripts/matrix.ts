// npm test -- matrix <commit>: combines host and remotes of that commit and of this one, and tests each combination in a browser or prints
// why it is refused.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { exitWithError, pinnedEnvironment, printLine, root } from './lib/install.mjs';
import { builtAt } from './matrix/built-at.ts';
import { composeCell } from './matrix/compose-cell.ts';

const [commit] = process.argv.slice(2);
if (!commit) exitWithError('say which commit: npm test -- matrix main~10');

const now = root;
const before = await builtAt(String(commit), printLine);
const cells = [
  { name: 'host before, remotes now', host: before, remotes: now },
  { name: 'host now, remotes before', host: now, remotes: before },
];

const env = pinnedEnvironment({ CHROMIUM: findBrowser() });
const results: string[] = [];
for (const cell of cells) {
  const folder = path.join(root, 'node_modules/.cache/matrix', cell.name.replaceAll(/\W+/g, '-'));
  const { refusal, versions } = await composeCell(folder, cell);
  if (refusal) {
    results.push(`${cell.name}: ${refusal}`);
    continue;
  }
  printLine(`${cell.name}: ${versions}`);
  const play = [
    'node_modules/playwright/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    'e2e/details/matrix.spec',
    '--workers',
    '1',
  ];
  const { status } = spawnSync(process.execPath, play, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, RELEASE_DIR: folder },
  });
  results.push(`${cell.name}: ${status === 0 ? 'share, send and inbox work' : 'BROKEN'}`);
}
for (const line of results) printLine(line);
process.exitCode = results.some((line) => line.endsWith('BROKEN')) ? 1 : 0;
