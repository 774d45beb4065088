import type { CallShape } from '@billet/shared-domain/contract/calls';
import type { ApiFailure } from '../contract.ts';

export const MAX_RETRIES = 5;
const FIRST_DELAY = 1000;
const JITTER = 0.2;
/** The longest Retry-After in seconds that a call waits for. */
export const MAX_SILENT_WAIT = 30;

export interface Attempt {
  readonly repeat: CallShape['repeat'];
  readonly hasKey: boolean;
  /** Number of retries so far: 0 after the first attempt. */
  readonly retries: number;
  readonly failure: ApiFailure;
  /** The waits of the caller in milliseconds (API-03); null uses the default ones. */
  readonly waits: readonly number[] | null;
  /** At least 0, less than 1. */
  readonly random: number;
}

/** Whether a second request cannot have a second effect. */
function isRepeatable({ repeat, hasKey }: Attempt): boolean {
  return repeat === 'safe' || (repeat === 'keyed' && hasKey);
}

function isPassing(failure: ApiFailure): boolean {
  return failure.kind === 'network' || (failure.kind === 'answer' && failure.status >= 500);
}

/** 1 s, 2 s, 4 s, … plus jitter, or exactly the waits of the caller. Null when no retry is left. */
function usualDelay({ waits, retries, random }: Attempt): number | null {
  if (waits) return waits[retries] ?? null;
  return retries < MAX_RETRIES ? FIRST_DELAY * 2 ** retries * (1 + JITTER * random) : null;
}

/**
 * Milliseconds until the next attempt, or null if there is none (API-02): never after a 400 to 499, nor after a Retry-After above `MAX_SILENT_WAIT`.
 */
export function retryDelay(attempt: Attempt): number | null {
  const { failure, random } = attempt;
  const delay = usualDelay(attempt);
  if (delay === null || !isRepeatable(attempt) || !isPassing(failure)) return null;
  const asked = retryAfterSeconds(failure);
  if (asked > MAX_SILENT_WAIT) return null;
  // Retry-After has whole seconds: the jitter spreads clients that got the same value over the following second
  return asked === 0 ? delay : Math.max(delay, (asked + random) * 1000);
}

/** Seconds of the Retry-After of a 503; 0 without one. */
export function retryAfterSeconds(failure: ApiFailure): number {
  return failure.kind === 'answer' && failure.status === 503 ? (failure.retryAfter ?? 0) : 0;
}

/** Parses a Retry-After header into seconds; the header may also be a date. Null if it is neither. */
export function parseRetryAfter(header: string | null | undefined, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000);
}
