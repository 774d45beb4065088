import type { CallShape } from '@billet/shared-domain/contract/calls';
import type { ApiFailure } from '../contract.ts';

export const MOST_RETRIES = 5;
const FIRST_DELAY = 1000;
const JITTER = 0.2;
/** The longest that a server may ask us to wait without a word to the person, in seconds. */
export const MOMENT = 30;

export interface Attempt {
  readonly repeat: CallShape['repeat'];
  readonly hasKey: boolean;
  /** Retries made already: 0 after the first attempt. */
  readonly retries: number;
  readonly failure: ApiFailure;
  /** The caller's own waits in milliseconds (API-03); null: the usual ones. */
  readonly waits: readonly number[] | null;
  /** 0 up to 1. */
  readonly random: number;
}

/** Whether sending it again can't do it twice. */
function isRepeatable({ repeat, hasKey }: Attempt): boolean {
  return repeat === 'safe' || (repeat === 'keyed' && hasKey);
}

function isPassing(failure: ApiFailure): boolean {
  return failure.kind === 'network' || (failure.kind === 'answer' && failure.status >= 500);
}

/** 1 s, 2 s, 4 s, … with jitter that only adds, or exactly what the caller gave; null when there are no more. */
function usualDelay({ waits, retries, random }: Attempt): number | null {
  if (waits) return waits[retries] ?? null;
  return retries < MOST_RETRIES ? FIRST_DELAY * 2 ** retries * (1 + JITTER * random) : null;
}

/** Milliseconds until the next attempt, or null when there is none (API-02): never on 400 to 499, nor after more than a moment. */
export function retryDelay(attempt: Attempt): number | null {
  const { failure, random } = attempt;
  const delay = usualDelay(attempt);
  if (delay === null || !isRepeatable(attempt) || !isPassing(failure)) return null;
  const asked = secondsAsked(failure);
  if (asked > MOMENT) return null;
  // a header says whole seconds: whoever was told the same comes within the second after
  return asked === 0 ? delay : Math.max(delay, (asked + random) * 1000);
}

/** Seconds after which a server that has no room wants to be asked again; 0 where it says nothing of it. */
export function secondsAsked(failure: ApiFailure): number {
  return failure.kind === 'answer' && failure.status === 503 ? (failure.retryAfter ?? 0) : 0;
}

/** Seconds of a Retry-After header, which may also be a date; null when it is neither. */
export function parseRetryAfter(header: string | null | undefined, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000);
}
