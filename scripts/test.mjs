// npm test: installs what tests need (a Chromium too), checks, builds, runs every suite and adds up what they counted.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { installLocked, pinnedEnvironment, pinnedNode, requireNode, root, say } from './lib/install.mjs';

process.chdir(root);
requireNode();
installLocked(root, 'packages (about half a minute the first time)');
const browser = findBrowser();
const results = path.join(root, 'node_modules', '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let running;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    running?.kill(signal);
    process.exitCode = 1;
  });
}

/** Runs one of our scripts or a package's command under the pinned Node; resolves with its exit code. */
function run(args, env = {}) {
  return new Promise((resolve) => {
    running = spawn(pinnedNode(), args, { stdio: ['ignore', 'inherit', 'inherit'], env: pinnedEnvironment({ CHROMIUM: browser, ...env }) });
    running.once('exit', (code) => resolve(code ?? 1));
  });
}

const bin = (name) => path.join('node_modules', ...name.split('/'));
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A step without cases of its own counts as one. */
async function step(title, args) {
  say(title);
  return (await run(args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A suite that ends badly without having counted a failure counts as one failed. */
function counted(code, passed, failed) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

async function unitSuites() {
  say('unit and server suites');
  const file = path.join(results, 'units.json');
  const code = await run([bin('@rstest/core/bin/rstest.js'), 'run'], { RSTEST_JSON: file });
  const summary = readJson(file)?.summary;
  return counted(code, summary?.passedTests ?? 0, summary?.failedTests ?? 0);
}

async function endToEndSuites() {
  say('end-to-end suites in Chromium');
  const file = path.join(results, 'e2e.json');
  const code = await run([bin('playwright/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const stats = readJson(file)?.stats;
  return counted(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

const counts = [
  await step('checking types, style, arrows, unused code and catalogues', ['scripts/check.ts']),
  await unitSuites(),
  await step('building the release', ['scripts/build.ts']),
  await endToEndSuites(),
];
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 || sum('passed') === 0 || process.exitCode ? 1 : 0);
