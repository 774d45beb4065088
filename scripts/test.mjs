// npm test: installs what tests need (a Chromium too), checks, builds, runs every suite and adds up what they counted.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { makeChildren } from './lib/children.mjs';
import { installPackages, pinnedEnvironment, pinnedNode, requireNode, root, say } from './lib/install.mjs';
import { whenOrphaned } from './lib/parents.mjs';

process.chdir(root);
requireNode();
installPackages();
const browser = findBrowser();
const results = path.join(root, 'node_modules', '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const children = makeChildren();
async function giveIn(code) {
  say('stopping');
  await children.stop();
  process.exit(code);
}
process.once('SIGINT', () => giveIn(130));
for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => giveIn(143));
whenOrphaned(() => giveIn(1));

/** Servers and commands are started hundreds of times: what Node made of their sources the first time it takes from here. */
const compiled = path.join(root, 'node_modules', '.cache', 'compiled');

/** Runs one of our scripts or a package's command under the pinned Node; resolves with its exit code. */
const run = (args, env = {}) =>
  children.run(pinnedNode(), args, pinnedEnvironment({ CHROMIUM: browser, NODE_COMPILE_CACHE: compiled, ...env }));

const bin = (name) => path.join('node_modules', ...name.split('/'));
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Says what begins, and how it ended and when; resolves with what was counted. */
async function timed(title, suite) {
  say(title);
  const started = Date.now();
  const count = await suite();
  say(`${title}: ${count.passed} passed, ${count.failed} failed in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return count;
}

/** A step without cases of its own counts as one. */
const step = (title, args) => timed(title, async () => ((await run(args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));

/** Told once more at the end: what failed an hour of lines before is not seen there. */
const failures = [];

/** A suite that ends badly without having counted a failure counts as one failed. */
const counted = (code, passed, failed) => ({ passed, failed: failed === 0 && code !== 0 ? 1 : failed });

/** What rstest counted of some projects. */
const rstest = (title, name, ...args) =>
  timed(title, async () => {
    const file = path.join(results, `${name}.json`);
    const code = await run([bin('@rstest/core/bin/rstest.js'), 'run', ...args], { RSTEST_JSON: file });
    const { summary, tests = [] } = readJson(file) ?? {};
    for (const { status, testPath, fullName } of tests) if (status === 'fail') failures.push(`${testPath}: ${fullName}`);
    return counted(code, summary?.passedTests ?? 0, summary?.failedTests ?? 0);
  });

const server = (title, name, folder, workers) =>
  rstest(title, name, folder, '--project', '@billet/server', '--no-isolate', '--pool.maxWorkers', String(workers));
/** They wait for their database much of the time; loading the libraries once a worker, not once a file, halves the run. */
const serverSuites = () => server('server suites', 'server', 'server/src', 3);
/** Whole days, killed servers and thousands of requests: they need the processors to themselves, as their time limits mean a person's. */
const attacks = () => server('attacks, faults and fuzz', 'attacks', 'server/test', 2);

const buildAndUnits = async () => [
  await step('building the release', ['scripts/build.ts']),
  await rstest('unit suites', 'units', '--project', '!@billet/server'),
];

/** Titles of the specs that failed, or passed only when they were tried again. */
const unhappy = (suites) =>
  suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky')).map(({ title }) => `e2e/${file}: ${title}`),
    ...unhappy(inner),
  ]);

/** What passed only when it was tried again is as good as failed: it will fail again one day. */
const endToEndSuites = () =>
  timed('end-to-end suites in Chromium', async () => {
    const file = path.join(results, 'e2e.json');
    const args = [bin('playwright/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'];
    const code = await run(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {}, suites = [] } = readJson(file) ?? {};
    failures.push(...unhappy(suites));
    if (flaky > 0) say(`${flaky} passed only when tried again, and count as failed`);
    return counted(code, expected, unexpected + flaky);
  });

const counts = [
  await step('checking types, style, imports, unused code and catalogues', ['scripts/check.ts']),
  ...(await Promise.all([serverSuites(), buildAndUnits()])).flat(),
  await attacks(),
  await endToEndSuites(),
];
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
for (const failure of failures) say(`failed: ${failure}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
