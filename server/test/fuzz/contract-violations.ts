import { calls, type ErrorCode, errorSchema, errorStatus, schemas } from '@billet/shared-domain/contract';
import type { FuzzRequest } from './requests.ts';

export interface FuzzResponse {
  readonly status: number;
  readonly text: string;
  /** The header Retry-After. */
  readonly retryAfter: string | null;
}

/** Contract violations of a response, one line each. */
export function contractViolations({ name, method, path, body }: FuzzRequest, { status, text, retryAfter }: FuzzResponse): string[] {
  const what = `${method} ${path.slice(0, 200)} ${body?.slice(0, 300) ?? ''}`;
  const fault = (line: string) => [`${line}: ${what} → ${status} ${text.slice(0, 300)}`];
  // on a busy machine a call reaches its time limit, and names the time for a retry
  const isStatedRefusal = status === 503 && retryAfter !== null;
  if (status >= 500 && !isStatedRefusal) return fault('is our fault');
  // another method, or the address of another route
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
