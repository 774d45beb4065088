// What a suite plays whole only when it is asked to: a command of its own, an environment variable, files of end-to-end tests.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { giveUp, installPackages, pinnedEnvironment, pinnedNode, requireNode, root, say } from './install.mjs';

/** Builds what changed and plays the end-to-end files whose path has one of `suites` in it. True where all passed. */
export function playWhole(suites, environment) {
  process.chdir(root);
  requireNode();
  installPackages();
  const env = pinnedEnvironment({ CHROMIUM: findBrowser(), ...environment });
  const run = (...args) => spawnSync(pinnedNode(), args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
  say('building what changed');
  if (!run('scripts/build.ts')) giveUp('the build failed; the lines above say why');
  const files = suites.map((name) => `/${name}`);
  return run(path.join('node_modules', 'playwright', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...files);
}
