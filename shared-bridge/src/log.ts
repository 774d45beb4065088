import type { Bridge } from './contract.ts';

type Entry = Parameters<Bridge['log']>[0];

/**
 * One structured line for developers. Expected failures are `info` or `warn`; the console's error level is left to
 * what nobody foresaw, so that a test may treat every console error as a fault.
 */
export function log({ level = 'info', ...entry }: Entry): void {
  const write = { info: console.info, warn: console.warn, error: console.error }[level];
  write(`billet ${JSON.stringify(entry, plain)}`);
}

/** What an error says, without its stack; everything else as it is. */
function plain(_key: string, value: unknown): unknown {
  return value instanceof Error ? { name: value.name, message: value.message } : value;
}

/** The words of whatever was thrown. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}
