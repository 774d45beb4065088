import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { browserPortFault, diskFault } from './machine.mjs';
import { projectNamed, projects, suites, usesBrowserPorts } from './projects.mjs';
import { makeRunner } from './run.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'billet-runner-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A runner whose processes are replaced by `act`, which gets the arguments and returns the exit code. */
function runnerOf(act: (args: readonly string[], env: Readonly<Record<string, string>>) => number) {
  const started: string[][] = [];
  const runner = makeRunner({
    root: folder,
    results: path.join(folder, 'results'),
    printLine: () => {},
    start: async (args: string[], env: Record<string, string>) => {
      started.push(args);
      return act(args, env);
    },
  });
  return { runner, started };
}

test('the whole suite runs the tests of every package', () => {
  const named = suites.whole.parts.flat(2).flatMap((name) => {
    const project = projectNamed(name);
    return project && 'rstest' in project ? (project.rstest as string[]) : [];
  });
  const config = readFileSync(path.resolve(import.meta.dirname, '../../rstest.config.ts'), 'utf8');
  const folders = Array.from(config.matchAll(/^ {4}'([\w-]+)',$/gm), ([, folder = '']) => folder);
  const missing = folders.map((folder) => (folder === 'scripts' ? folder : `@billet/${folder}`)).filter((name) => !named.includes(name));
  expect(folders.length).toBeGreaterThan(8);
  expect(missing).toEqual([]);
});

test('[OPS-06] the whole suite runs the guide, beside neither servers nor browsers', () => {
  const beside = suites.whole.parts.filter((lanes) => lanes.flat().includes('guide')).flat(2);
  expect(beside).toEqual(['guide', 'remote']);
});

test('two projects that need the build share one', async () => {
  const { runner, started } = runnerOf(() => 0);
  await runner.runLanes([['units'], ['journeys']]);
  expect(started.filter(([file]) => file === 'scripts/build.ts')).toHaveLength(1);
  expect(started).toHaveLength(3);
});

test('a project whose build fails does not run, and the build is the only failure', async () => {
  const { runner, started } = runnerOf(() => 1);
  const counts = await runner.runLanes([['units'], ['journeys']]);
  expect(started).toEqual([['scripts/build.ts']]);
  expect(counts.flatMap((count) => count.failures.map((failure: { project: string }) => failure.project))).toEqual(['build']);
});

test('a run that fails without a report counts as one failure', async () => {
  const { runner } = runnerOf(() => 2);
  const [count] = await runner.run(projectNamed('server'));
  expect(count).toMatchObject({ passed: 0, failures: [{ project: 'server', name: 'server ended badly' }] });
});

test('a run that succeeds without a test counts as one failure', async () => {
  const { runner } = runnerOf(() => 0);
  const [missing] = await runner.run(projectNamed('server'));
  const missingReport = { name: 'server ran no test', expected: ['its report is missing or has no test'] };
  expect(missing).toMatchObject({ passed: 0, failures: [missingReport] });
  const [unmatched] = await runner.run(projectNamed('bridge'), ['age.test', '-g', 'no such title']);
  const noMatch = { name: 'bridge ran no test', expected: ['no test that can run matches age.test -g no such title'] };
  expect(unmatched).toMatchObject({ passed: 0, failures: [noMatch] });
});

test('the runner repeats what a script could not run on this machine', async () => {
  const messages: string[] = [];
  const runner = makeRunner({
    root: folder,
    results: path.join(folder, 'results'),
    printLine: (line: string) => messages.push(line),
    start: async (_: string[], __: Record<string, string>, stdio: number[]) => {
      writeSync(stdio[1] ?? 1, 'ok   one\nnot run: two, because this user is not root\n');
      return 0;
    },
  });
  await runner.run(projectNamed('check'));
  expect(messages.slice(1, 2)).toEqual(['check: not run: two, because this user is not root']);
});

test('the counts of a run are those of its report', async () => {
  const { runner } = runnerOf((_, env) => {
    writeFileSync(env.RSTEST_JSON ?? '', JSON.stringify({ summary: { passedTests: 7 }, tests: [] }));
    return 0;
  });
  expect(await runner.run(projectNamed('server'))).toEqual([{ passed: 7, failures: [] }]);
});

test('diskFault names a disk with too little space and the remedy', () => {
  const free = (megabytes: number) => ({ freeOf: () => megabytes * 1024 * 1024 });
  expect(diskFault(['/repo'], free(600))).toBeNull();
  expect(diskFault(['/repo'], free(100))).toBe('the disk of /repo is full (100 MB left); free 500 MB and run the tests again');
  expect(diskFault(['/repo'], { isRunning: true, ...free(100) })).toBeNull();
  expect(diskFault(['/repo'], { isRunning: true, ...free(0) })).toMatch(/^the disk of \/repo is full/);
});

/** Runs `npm test` with arguments as a child process. */
function runTests(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const file = path.resolve(import.meta.dirname, '../test.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('npm test with an unknown project prints one sentence and exits with 1', () => {
  const { status, stdout, stderr } = runTests(['sever']);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^billet: there is no project sever; npm test -- --list shows all \d+\n$/);
});

test('npm test checks the ports of every script that starts a browser', () => {
  const scripts = projects.flatMap((project) => ('script' in project ? [{ ...project, script: String(project.script) }] : []));
  const startsBrowser = (script: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../..', script), 'utf8').includes('findBrowser()');
  const withBrowser = scripts.filter(({ script }) => startsBrowser(script)).map(({ name }) => name);
  expect(withBrowser).toContain('matrix');
  expect(scripts.filter(usesBrowserPorts).map(({ name }) => name)).toEqual(withBrowser);
});

async function listenOnFreePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, server };
}

test('npm test with a port in use prints one sentence and exits with 1 before anything is built', async () => {
  const { port, server } = await listenOnFreePort();
  // the sentence names the process that uses the port if /proc shows it
  const sentence = `port ${port} is taken( by process ${process.pid} \\(.*\\))?; set E2E_PORT to a free one`;
  expect(await browserPortFault(port)).toMatch(new RegExp(`^${sentence}$`));
  for (const project of ['journeys', 'matrix']) {
    const { status, stdout, stderr } = runTests([project], { E2E_PORT: String(port) });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^billet: ${sentence}\n$`));
  }
  await new Promise((resolve) => server.close(resolve));
});

/** The first of many consecutive free ports. */
async function firstOfFreePorts(): Promise<number> {
  for (let port = 21_500; ; port += 40) if (!(await browserPortFault(port))) return port;
}

test('npm test without a working browser prints one sentence and exits with 1', async () => {
  const E2E_PORT = String(await firstOfFreePorts());
  const missing = runTests(['journeys'], { E2E_PORT, CHROMIUM: '/nowhere/chromium' });
  expect([missing.status, missing.stderr]).toEqual([1, 'billet: CHROMIUM names /nowhere/chromium, which is not there\n']);
  const broken = path.join(folder, 'chromium');
  symlinkSync('/bin/false', broken);
  const failing = runTests(['journeys'], { E2E_PORT, CHROMIUM: broken });
  expect(failing.status).toBe(1);
  expect(failing.stderr).toMatch(/^billet: no working Chromium: install one .*\n$/);
});
