import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';

/** Suppresses log lines about an outage that is logged separately. */
interface Quiet {
  takes(error: unknown): boolean;
}

/**
 * Structured log lines on standard output. They never contain message texts, init data or senders: log only ids, codes and counts, and name
 * and code of errors. Every line has the instance and version of its process.
 */
export function makeLog(
  { logLevel, instance, version }: Pick<Config, 'logLevel' | 'instance' | 'version'>,
  outages: Quiet = { takes: () => false },
  to?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level: logLevel,
    base: { instance, version },
    serializers: { err: describeError },
    hooks: {
      logMethod(words, write) {
        if (outages.takes(errorIn(words[0]))) return;
        const [first, message] = words;
        // pino would log the error's own message, which may quote an address or a value
        if (message === undefined && errorIn(first) instanceof Error) write.apply(this, [first, 'failed']);
        else write.apply(this, words);
      },
    },
  };
  return to ? pino(options, to) : pino(options);
}

const errorIn = (word: unknown): unknown => (typeof word === 'object' && word !== null && 'err' in word ? word.err : word);

/** PostgreSQL's messages and details may quote values, so only stack frames and the code are logged. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  return { name: error.name, code, frames: framesOf(error), cause: error.cause === undefined ? undefined : describeError(error.cause) };
}

/** The frames after the message. Lines of the message, such as query parameters, may look like stack frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  if (start === -1) return [];
  const lines = stack.slice(start + message.length).split('\n');
  return lines.filter((line) => line.trim().startsWith('at ')).slice(0, 8);
}
