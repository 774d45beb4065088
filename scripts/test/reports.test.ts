import { expect, test } from '@rstest/core';
import { failureLines } from './failures.mjs';
import { readOutput, readPlaywright, readRstest } from './reports.mjs';

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

test('a failed unit test is reported with its error, its file and its own command', () => {
  const { passed, failures } = readRstest({
    summary: { passedTests: 3 },
    tests: [
      { status: 'pass', testPath: 'a.test.ts', name: 'good', fullName: 'good' },
      {
        status: 'fail',
        testPath: 'a.test.ts',
        name: '[X-01] adds',
        fullName: 'sums > [X-01] adds',
        errors: [{ message: 'expected 1 to be 2', diff: `\n${red('- 2')}\n${red('+ 1')}` }],
      },
    ],
    files: [
      { status: 'fail', testPath: 'a.test.ts' },
      { status: 'fail', testPath: 'b.test.ts', errors: [{ message: 'no such module' }] },
    ],
  });
  expect(passed).toBe(3);
  expect(failures.map((failure) => failureLines({ project: 'units', ...failure }, '/repo'))).toEqual([
    [
      'failed: sums > [X-01] adds',
      '  in     a.test.ts',
      '  error  expected 1 to be 2',
      '         - 2',
      '         + 1',
      "  alone  npm test -- units a.test.ts -g '[X-01] adds'",
    ],
    ['failed: the file or a hook of it fails', '  in     b.test.ts', '  error  no such module', '  alone  npm test -- units b.test.ts'],
  ]);
});

test('a failed browser test is reported with its place, its step and its screenshot, and a test that passes on a retry counts as failed', () => {
  const spec = (title: string, status: string) => ({
    file: 'journeys/send.spec.ts',
    title,
    tests: [
      {
        status,
        results: [
          {
            status: 'failed',
            errors: [{ message: red('Error: no button'), location: { file: '/repo/e2e/support/send.ts', line: 7, column: 3 } }],
            steps: [
              { title: '[X-01] opens' },
              { title: '[X-02] sends', error: {}, steps: [{ title: 'a note' }, { title: 'a gift', error: {} }] },
              { title: '[X-03] closes', error: {} },
            ],
            attachments: [{ path: '/repo/cache/shot.png' }, { name: 'x' }],
          },
          ...(status === 'flaky' ? [{ status: 'passed', errors: [], attachments: [] }] : []),
        ],
      },
    ],
  });
  const { passed, failures } = readPlaywright({
    stats: { expected: 2 },
    suites: [{ specs: [spec('first', 'unexpected')], suites: [{ specs: [spec('second', 'flaky')] }] }],
  });
  expect([passed, failures.length]).toEqual([2, 2]);
  expect(failureLines({ project: 'journeys', ...failures[0] }, '/repo')).toEqual([
    'failed: first',
    '  in     e2e/journeys/send.spec.ts',
    '  at     e2e/support/send.ts:7 in [X-02] sends > a gift',
    '  error  Error: no button',
    '  see    cache/shot.png',
    "  alone  npm test -- journeys e2e/journeys/send.spec.ts -g 'first'",
  ]);
});

test('the last lines of the output of a failed script are reported, where its errors are', () => {
  const passed = Array.from({ length: 20 }, (_, index) => `ok check ${index}`);
  expect(readOutput([...passed, 'contract:', '', 'the reports are outdated'].join('\n'))).toEqual([
    ...passed.slice(-10),
    'contract:',
    'the reports are outdated',
  ]);
});

test('a report that was never written has no counts', () => {
  expect(readRstest(undefined)).toEqual({ passed: 0, failures: [] });
  expect(readPlaywright(undefined)).toEqual({ passed: 0, failures: [] });
});
