import { calls, type ErrorCode, errorSchema, errorStatus, schemas } from '@billet/shared-domain/contract';
import type { Shot } from './requests.ts';

/** Milliseconds within which everything is answered: a call ends itself after 5 or 12 seconds, which a busy machine is later to say. */
const LIMIT_MS = 15_000;

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/** What an answer breaks of the contract, a line each. */
export function judgeAnswer({ name, method, path, body }: Shot, { status, text, ms }: Answered): string[] {
  const what = `${method} ${path.slice(0, 200)} ${body?.slice(0, 300) ?? ''}`;
  const fault = (line: string) => [`${line}: ${what} → ${status} ${text.slice(0, 300)}`];
  if (ms > LIMIT_MS) return fault(`took ${Math.round(ms)} ms`);
  if (status >= 500) return fault('is our fault');
  // another method, or an address that became another's: answered, but by something else
  if (status < 300 && method !== calls[name].method) return [];
  if (status < 300) return schemas[name].answer.safeParse(parse(text)).success ? [] : fault('has not the form of its answer');
  const error = errorSchema.safeParse(parse(text));
  if (!error.success) return fault('is refused without the contract’s form');
  const { code } = error.data.error;
  return errorStatus[code as ErrorCode] === status ? [] : fault('has a code of another status');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
