import type { Bridge } from './contract.ts';

type Entry = Parameters<Bridge['log']>[0];

/**
 * Logs one structured line for developers. Expected failures are `info` or `warn`. The console's error level is for unexpected ones only,
 * so that a test can treat every console error as a bug.
 */
export function log({ level = 'info', ...entry }: Entry): void {
  const write = { info: console.info, warn: console.warn, error: console.error }[level];
  write(`billet ${JSON.stringify(entry, plain)}`);
}

/** Name and message of an error, without its stack. Other values are unchanged. */
function plain(_key: string, value: unknown): unknown {
  return value instanceof Error ? { name: value.name, message: value.message } : value;
}

/** The message of a thrown value. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}
