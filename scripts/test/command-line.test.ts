import { expect, test } from '@rstest/core';
import { commandOf, listLines, planRun, readCommandLine } from './command-line.mjs';
import { projectNamed, projects, suites } from './projects.mjs';

const plan = (name: string, ...rest: string[]) => planRun(projectNamed(name), rest);

test('npm test runs the everyday suite, and with --all the whole one', () => {
  expect(readCommandLine([])).toEqual({ suite: 'everyday', isBusy: false });
  expect(readCommandLine(['--all'])).toEqual({ suite: 'whole', isBusy: false });
  expect(readCommandLine(['--busy'])).toEqual({ suite: 'everyday', isBusy: true });
  expect(readCommandLine(['--list'])).toEqual({ list: true });
});

test('npm test rejects an unknown project or option with one sentence', () => {
  const list = 'npm test -- --list shows';
  expect(readCommandLine(['serverr']).fault).toBe(`there is no project serverr; ${list} all ${projects.length}`);
  expect(readCommandLine(['--al']).fault).toBe(`npm test has no option --al; ${list} what it knows`);
  expect(readCommandLine(['--all', 'server']).fault).toBe('--all goes without a project: npm test -- server runs all of it');
});

test("all arguments after a project's name belong to the project", () => {
  expect(readCommandLine(['--busy', 'server', 'live.test', '-g', '[X-01] a title'])).toEqual({
    project: projectNamed('server'),
    rest: ['live.test', '-g', '[X-01] a title'],
    isBusy: true,
  });
});

test('files replace those of the project, and -g takes a literal title', () => {
  expect(plan('fuzz').args).toContain('server/test/fuzz');
  const { tool, args } = plan('server', 'live.test', '-g', '[X-01] what? (all)');
  expect(tool).toBe('rstest');
  expect(args).toContain('live.test');
  expect(args).not.toContain('server/src');
  expect(args.slice(-2)).toEqual(['-t', '\\[X-01\\] what\\? \\(all\\)']);
  const journey = plan('journeys', 'send.spec', '-g', '[X-01] a title');
  expect(journey.tool).toBe('playwright');
  expect(journey.args).toEqual(expect.arrayContaining(['send.spec', '--project', 'journeys', '-g', '\\[X-01\\] a title']));
});

test('options are passed to the tool, become variables, or start the longer proof', () => {
  expect(plan('journeys', '--workers=1').args).toContain('--workers=1');
  expect(plan('fuzz', '--requests=9', '--seed=2')).toMatchObject({ tool: 'rstest', env: { FUZZ_REQUESTS: '9', FUZZ_SEED: '2' } });
  expect(plan('drafts')).toMatchObject({ env: { DRAFT_RUNS: '2000' } });
  expect(plan('faults')).toMatchObject({ tool: 'rstest' });
  expect(plan('faults', '--seeds=9')).toEqual({ tool: 'script', args: ['server/test/faults/run.ts', '--seeds=9'], env: {} });
  expect(plan('matrix', 'main~3')).toEqual({ tool: 'script', args: ['scripts/matrix.ts', 'main~3'], env: {} });
});

test('--list prints a line for each project with its usual time', () => {
  const lines = listLines();
  for (const { name, about, duration } of projects)
    expect(lines.some((line) => line.includes(`npm test -- ${name} `) && line.includes(about) && line.includes(duration))).toBe(true);
});

test('every project of a suite exists', () => {
  const names = Object.values(suites).flatMap(({ parts }) => parts.flat(2));
  expect(names.filter((name) => !projectNamed(name))).toEqual([]);
});

test('commandOf quotes the title for a shell', () => {
  expect(commandOf('server', 'server/src/a.test.ts', "[X-01] isn't lost")).toBe(
    "npm test -- server server/src/a.test.ts -g '[X-01] isn'\\''t lost'",
  );
});
