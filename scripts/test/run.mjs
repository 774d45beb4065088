// Runs single projects or a suite of them, and counts the results of their reports.
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { planRun } from './command-line.mjs';
import { projectNamed } from './projects.mjs';
import { readOutput, readPlaywright, readRstest } from './reports.mjs';

const tools = { rstest: '@rstest/core/bin/rstest.js', playwright: 'playwright/cli.js' };
const readers = { rstest: readRstest, playwright: readPlaywright };
const reportVariables = { rstest: 'RSTEST_JSON', playwright: 'PLAYWRIGHT_JSON_OUTPUT_FILE' };

/** The lines in which a script says what it could not run on this machine. */
const linesNotRun = (log) =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('not run: '))
    : [];

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * `start(args, env, stdio)` runs Node and resolves with the exit code. `results` is the folder of logs and reports. `printLine` prints a line.
 * `env` is added to the environment of every project, `rstest` to the arguments of rstest.
 */
export function makeRunner({ root, results, start, printLine, env: common = {}, rstest = [] }) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  /** Writes the output to a file, because several projects run at once. */
  async function startLogged(args, env, log) {
    const file = openSync(log, 'w');
    try {
      return await start(args, env, ['ignore', file, file]);
    } finally {
      closeSync(file);
    }
  }

  function count({ name }, rest, { tool, code, report, log }) {
    const { passed, failures } = tool === 'script' ? { passed: code === 0 ? 1 : 0, failures: [] } : readers[tool](readJson(report));
    if (code !== 0 && failures.length === 0) {
      const expected = log && existsSync(log) ? readOutput(readFileSync(log, 'utf8')) : [`it ended with exit code ${code}`];
      failures.push({ name: `${name} ended badly`, expected, artifacts: log ? [log] : [] });
    }
    if (code === 0 && passed === 0 && failures.length === 0) {
      const reason = rest.length > 0 ? `no test that can run matches ${rest.join(' ')}` : 'its report is missing or has no test';
      failures.push({ name: `${name} ran no test`, expected: [reason], artifacts: log ? [log] : [] });
    }
    return { passed, failures: failures.map((failure) => ({ project: name, ...failure })) };
  }

  async function runOnly(project, rest, isLive) {
    const { tool, args, env } = planRun(project, rest);
    const report = path.join(results, `${project.name}.json`);
    const log = isLive ? undefined : path.join(results, `${project.name}.log`);
    const file = tools[tool];
    const command = file ? [path.join(root, 'node_modules', ...file.split('/')), ...args, ...(tool === 'rstest' ? rstest : [])] : args;
    const variables = { ...env, ...common, ...(reportVariables[tool] && { [reportVariables[tool]]: report }) };
    const began = Date.now();
    printLine(project.name);
    const code = await (log ? startLogged(command, variables, log) : start(command, variables));
    const counted = count(project, rest, { tool, code, report, log });
    if (log && tool === 'script') for (const line of linesNotRun(log)) printLine(`${project.name}: ${line}`);
    if (project.after) await start([project.after, report], variables);
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    printLine(`${project.name}: ${counted.passed} passed, ${counted.failures.length} failed in ${seconds} s`);
    return counted;
  }

  const needed = new Map();
  /** A project that others need runs only once. */
  function runNeeded(name, isLive) {
    if (!needed.has(name)) needed.set(name, runOnly(projectNamed(name), [], isLive));
    return needed.get(name);
  }

  /**
   * Runs a project after the projects that it needs. If they fail, it does not run, and only they count as failures. Resolves with all
   * counts.
   */
  async function run(project, rest = [], isLive = false) {
    const counts = [];
    for (const name of project.needs ?? []) counts.push(await runNeeded(name, isLive));
    if (counts.some(({ failures }) => failures.length > 0)) return counts;
    return [...counts, await runOnly(project, rest, isLive)];
  }

  return {
    run,
    /** Runs the projects of each lane in order, and the lanes in parallel. */
    async runLanes(lanes) {
      const runLane = async (names) => {
        const counts = [];
        for (const name of names) counts.push(...(await run(projectNamed(name))));
        return counts;
      };
      const counts = (await Promise.all(lanes.map(runLane))).flat();
      return [...new Set(counts)];
    },
  };
}
