// Reads the reports of rstest and Playwright: counts, and the first lines of each failure.
import { stripVTControlCharacters } from 'node:util';

const LINES = 12;

/** The lines of a text without colours and empty lines. */
const linesOf = (text) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');

const firstLines = (text) => linesOf(text).slice(0, LINES);

const errorLines = (errors = []) => errors.flatMap(({ message, diff }) => firstLines([message, diff].filter(Boolean).join('\n')));

/** Reads rstest's JSON report. A file that fails to load counts as one failure. */
export function readRstest(report) {
  const { summary = {}, tests = [], files = [], unhandledErrors = [] } = report ?? {};
  const failures = tests
    .filter(({ status }) => status === 'fail')
    .map(({ testPath, name, fullName, errors }) => ({
      file: testPath,
      title: name,
      name: fullName,
      expected: errorLines(errors),
      artifacts: [],
    }));
  const failedFiles = new Set(failures.map(({ file }) => file));
  const unloaded = files
    .filter(({ status, testPath }) => status === 'fail' && !failedFiles.has(testPath))
    .map(({ testPath, errors }) => ({
      file: testPath,
      name: 'the file or a hook of it fails',
      expected: errorLines(errors),
      artifacts: [],
    }));
  const unhandled = unhandledErrors.map(({ message, stack }) => ({
    name: 'an error that no test catches',
    expected: firstLines(stack ?? message),
    artifacts: [],
  }));
  return { passed: summary.passedTests ?? 0, failures: [...failures, ...unloaded, ...unhandled] };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The titles of the first failing step and of the failing steps inside it. */
function failingSteps(steps = []) {
  const failing = steps.find(({ error }) => error);
  return failing ? [failing.title, ...failingSteps(failing.steps)] : [];
}

/** Reads Playwright's JSON report. A test that passes only on a retry counts as failed. */
export function readPlaywright(report) {
  const { suites = [], errors = [], stats: { expected = 0 } = {} } = report ?? {};
  const failures = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const failed = results.filter(({ status }) => status !== 'passed' && status !== 'skipped');
        return {
          file: `e2e/${file}`,
          title,
          name: title,
          expected: errorLines(failed[0]?.errors),
          step: failingSteps(failed[0]?.steps).join(' > '),
          location: failed[0]?.errors?.find(({ location }) => location)?.location,
          artifacts: failed.flatMap(({ attachments }) => attachments.map((each) => each.path).filter(Boolean)),
        };
      }),
  );
  const unloaded = errors.map(({ message }) => ({ name: 'the browser tests did not run', expected: firstLines(message), artifacts: [] }));
  return { passed: expected, failures: [...failures, ...unloaded] };
}

/** The last lines of a failed script's output. */
export const readOutput = (output) => linesOf(output).slice(-LINES);
