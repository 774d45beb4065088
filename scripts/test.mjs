// npm test: the everyday suite; `npm test -- --list` shows everything else that it runs.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { makeChildren } from './lib/children.mjs';
import { exitWithError, installPackages, pinnedEnvironment, pinnedNode, printLine, requireNode, root } from './lib/install.mjs';
import { whenOrphaned } from './lib/parents.mjs';
import { listLines, readCommandLine } from './test/command-line.mjs';
import { failureLines } from './test/failures.mjs';
import { browserPortFault, diskFault } from './test/machine.mjs';
import { projectNamed, suites, usesBrowser, usesBrowserPorts } from './test/projects.mjs';
import { makeRunner } from './test/run.mjs';

const BUSY_PROCESSES = 4;

const request = readCommandLine(process.argv.slice(2));
if (request.fault) exitWithError(request.fault);
if (request.list) {
  for (const line of listLines()) console.log(line);
  process.exit(0);
}

process.chdir(root);
requireNode();
const folders = [root, tmpdir()];
const suite = suites[request.suite];
const named = suite ? suite.parts.flat(2).map(projectNamed) : [request.project];
const fault = diskFault(folders) ?? (named.some(usesBrowserPorts) ? await browserPortFault() : null);
if (fault) exitWithError(fault);
const browser = named.some(usesBrowser) ? { CHROMIUM: findBrowser() } : {};
installPackages();

const children = makeChildren();
async function endEarly(code, line) {
  printLine(line);
  await children.stop();
  process.exit(code);
}
process.once('SIGINT', () => endEarly(130, 'stopping'));
for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => endEarly(143, 'stopping'));
process.once('uncaughtException', (error) =>
  endEarly(1, error.code === 'ENOSPC' ? `the disk is full (${error.message}); free some room and run the tests again` : error.stack),
);
whenOrphaned(() => endEarly(1, 'stopping'));

const runner = makeRunner({
  root,
  results: path.join(root, 'node_modules', '.cache', 'test-results'),
  // servers and commands start hundreds of times, and Node keeps what it compiled of their sources here
  env: { ...suite?.environment, ...browser, NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled') },
  rstest: suite?.rstest ?? [],
  start: (args, env, stdio) => children.run(pinnedNode(), args, pinnedEnvironment(env), stdio),
  printLine,
});

if (request.isBusy) {
  printLine(`${BUSY_PROCESSES} busy processes run beside the tests`);
  for (let n = 0; n < BUSY_PROCESSES; n++) void children.run(pinnedNode(), [path.join(root, 'scripts', 'test', 'busy.mjs')], process.env);
}

const counts = [];
if (suite) for (const lanes of suite.parts) counts.push(...(await runner.runLanes(lanes)));
else counts.push(...(await runner.run(request.project, request.rest, true)));

await children.stop();
const failures = [...new Set(counts)].flatMap((count) => count.failures);
const passed = [...new Set(counts)].reduce((total, count) => total + count.passed, 0);
for (const failure of failures) for (const line of failureLines(failure, root)) printLine(line);
const full = failures.length > 0 ? diskFault(folders, { isRunning: true }) : null;
if (full) printLine(full);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
