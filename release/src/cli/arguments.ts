import { type ParseArgsConfig, parseArgs } from 'node:util';

const commands = ['release', 'rollback', 'promote', 'status', 'verify', 'gc'] as const;
export type CommandName = (typeof commands)[number];

/** A parsed command, not yet compared with the store. */
export interface Command {
  readonly name: CommandName;
  /** `host` or a remote; '' if the command concerns all parts. */
  readonly part: string;
  /** The second argument: a build's folder, or a version. */
  readonly argument: string | undefined;
  readonly canary: number | undefined;
  readonly isDry: boolean;
  readonly isJson: boolean;
  /** Removes a remote from the app. */
  readonly isAll: boolean;
}

const usages: Readonly<Record<CommandName, string>> = {
  release: 'npm run release -- <host|name of a remote> [folder of a build] [--canary <1 to 99>] [--dry-run]',
  rollback: 'npm run rollback -- <host|name of a remote> [version | --all] [--dry-run]',
  promote: 'npm run promote -- <name of a remote> [--dry-run]',
  status: 'npm run status [-- --json]',
  verify: 'npm run verify [-- --json]',
  gc: 'npm run gc [-- --dry-run]',
};

const argumentCounts: Readonly<Record<CommandName, readonly [least: number, most: number]>> = {
  release: [1, 2],
  rollback: [1, 2],
  promote: [1, 1],
  status: [0, 0],
  verify: [0, 0],
  gc: [0, 0],
};

const dry = { 'dry-run': { type: 'boolean' } } as const;
const options: Readonly<Record<CommandName, NonNullable<ParseArgsConfig['options']>>> = {
  release: { ...dry, canary: { type: 'string', multiple: true } },
  rollback: { ...dry, all: { type: 'boolean' } },
  promote: dry,
  status: { ...dry, json: { type: 'boolean' } },
  verify: { ...dry, json: { type: 'boolean' } },
  gc: dry,
};

/** The command line is invalid. The message is one line with the usage. */
export class UsageError extends Error {}

/** Parses the arguments of a command line. Throws a UsageError. */
export function parseCommand([name = '', ...rest]: readonly string[]): Command {
  if (!isCommand(name))
    throw new UsageError(`${name ? `unknown command "${name}"` : 'a command is missing'}; commands: ${commands.join(', ')}`);
  const { values, positionals } = parsed(name, rest);
  const [least, most] = argumentCounts[name];
  if (positionals.length < least) throw usage(name, 'The name of a part is missing');
  if (positionals.length > most) throw usage(name, `"${positionals[most]}" is an argument too many`);
  const [part = '', argument] = positionals;
  if (least > 0 && !/^[a-z][a-z0-9-]*$/.test(part)) throw usage(name, `"${part}" is not a valid name of a part`);
  if (argument !== undefined && /^(-|$)/.test(argument)) throw usage(name, `"${argument}" is no folder or version`);
  const canary = Array.isArray(values.canary) ? percent(name, values.canary) : undefined;
  if (part === 'host' && (canary !== undefined || name === 'promote')) throw usage(name, 'The host has no canary');
  const isAll = values.all === true;
  if (isAll && part === 'host') throw usage(name, 'The host cannot leave the app');
  if (isAll && argument !== undefined) throw usage(name, '--all names no version');
  return { name, part, argument, canary, isDry: values['dry-run'] === true, isJson: values.json === true, isAll };
}

/** Throws if npm consumed an option meant for this tool: without `--`, `--dry-run` would release. */
export function refuseOptionsTakenByNpm(environment: Readonly<Record<string, string | undefined>>): void {
  const consumed = ['dry-run', 'canary', 'json', 'all'].find((option) => environment[`npm_config_${option.replace('-', '_')}`]);
  if (consumed) throw new UsageError(`npm took --${consumed} for itself; put -- before it: npm run release -- inbox --${consumed}`);
}

const isCommand = (name: string): name is CommandName => (commands as readonly string[]).includes(name);
const usage = (name: CommandName, why: string) => new UsageError(`${why}. Usage: ${usages[name]}`);

function parsed(name: CommandName, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: options[name], allowPositionals: true, strict: true });
  } catch (error) {
    const [first = ''] = String(error instanceof Error ? error.message : error).split(/[.\n]/);
    throw usage(name, first);
  }
}

function percent(name: CommandName, [text, ...more]: readonly unknown[]): number {
  if (more.length > 0) throw usage(name, '--canary is given twice');
  const number = typeof text === 'string' && /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (number < 1) throw usage(name, `--canary takes a whole number of percent from 1 to 99, not "${text}"`);
  return number;
}
