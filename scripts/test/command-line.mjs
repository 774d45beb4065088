// Parses the arguments of `npm test -- …`.
import { projectNamed, projects, suites, usesBrowser } from './projects.mjs';

/** Escapes a title, so that it matches itself as a regular expression. */
const literally = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Reads the arguments of `npm test`. Returns `{ list }`, `{ suite, isBusy }` or `{ project, rest, isBusy }`, or `{ fault }`: a sentence
 * that says what to write instead.
 */
export function readCommandLine(args) {
  const first = args.findIndex((arg) => !arg.startsWith('--'));
  const options = first < 0 ? args : args.slice(0, first);
  const unknown = options.find((option) => !['--all', '--busy', '--list', '--help'].includes(option));
  if (unknown) return { fault: `npm test has no option ${unknown}; npm test -- --list shows what it knows` };
  if (options.includes('--list') || options.includes('--help')) return { list: true };
  const isBusy = options.includes('--busy');
  if (first < 0) return { suite: options.includes('--all') ? 'whole' : 'everyday', isBusy };
  const [name, ...rest] = args.slice(first);
  const project = projectNamed(name);
  if (!project) return { fault: `there is no project ${name}; npm test -- --list shows all ${projects.length}` };
  if (options.includes('--all')) return { fault: `--all goes without a project: npm test -- ${name} runs all of it` };
  return { project, rest, isBusy };
}

/** The lines of `npm test -- --list`. */
export function listLines() {
  const shown = [
    ['npm test', 'the everyday suite: check, units, bridge, server, journeys, samples of attacks, faults and fuzz', '8 min'],
    ['npm test -- --all', `${suites.whole.parts.flat(2).join(', ')}; other projects run only when named`, '25 min'],
    ['npm test -- --busy', 'the everyday suite beside four busy processes', '25 min'],
  ];
  const singles = projects.map(({ name, about, duration }) => [`npm test -- ${name}`, about, duration]);
  const lines = [...shown, ...singles];
  const width = Math.max(...lines.map(([command]) => command.length));
  return [
    ...lines.map(([command, about, duration]) => `${command.padEnd(width)}  ${duration.padStart(6)}  ${about}`),
    '',
    "One test alone: npm test -- <project> <file or part of its path> -g '<title>'",
  ];
}

/** Splits the arguments after a project's name into files and options. The value of `-g` is a literal title. */
function splitRest(rest) {
  const files = [];
  const options = [];
  let title;
  for (let index = 0; index < rest.length; index++) {
    if (rest[index] === '-g') title = rest[++index];
    else if (rest[index].startsWith('-')) options.push(rest[index]);
    else files.push(rest[index]);
  }
  return { files, options, title };
}

/** Options such as `--seed=3` as environment variables, and the remaining options. */
function readVariables(options, names = {}) {
  const variables = {};
  const others = options.filter((option) => {
    const [, name, value] = /^--([\w-]+)=(.*)$/.exec(option) ?? [];
    if (names[name] === undefined) return true;
    variables[names[name]] = value;
    return false;
  });
  return { variables, others };
}

/** How a project runs: `{ tool, args, env }`, where `tool` is script, rstest or playwright. */
export function planRun(project, rest = []) {
  const { files, options, title } = splitRest(rest);
  const { variables, others } = readVariables(options, project.variables);
  if (project.script) return { tool: 'script', args: [project.script, ...rest], env: {} };
  if (project.proof && others.length > 0) return { tool: 'script', args: [project.proof, ...rest], env: {} };
  const paths = files.length > 0 ? files : (project.paths?.() ?? []);
  const env = { ...project.environment, ...variables };
  if (usesBrowser(project)) {
    const grep = title === undefined ? [] : ['-g', literally(title)];
    return {
      tool: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', ...paths, ...others, ...project.playwright, ...grep],
      env,
    };
  }
  const pattern = title === undefined ? [] : ['-t', literally(title)];
  return { tool: 'rstest', args: ['run', ...paths, ...project.rstest, ...others, ...pattern], env };
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** The command that runs a single test. */
export const commandOf = (project, file, title) =>
  ['npm test --', project, ...(file ? [file] : []), ...(title ? ['-g', quoted(title)] : [])].join(' ');
