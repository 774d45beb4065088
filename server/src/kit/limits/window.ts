import type { Key } from '../seal/encrypt.ts';
import { keyedHash } from '../seal/keyed-hash.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** `most` counts in each `length` (milliseconds) for one `subject`. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly length: number;
}

/** The current time window of one subject. */
export interface Window {
  /** Unique; used in this process's memory only. */
  readonly id: string;
  readonly most: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  readonly until: Date;
  /** The mark stored in the database for the n-th count, n from 1 to `most`. */
  markOf(n: number): Buffer;
}

/**
 * Windows follow one another without gaps. They start at a keyed hash of the subject, so that they do not all end at once, and the end of
 * another person's window is not predictable.
 */
export function windowOf(key: Key, { name, most, length }: Limit, subject: readonly string[], now: Date): Window {
  const offset = keyedHash(key, JSON.stringify(['offset', name, ...subject])).readUIntBE(0, 6) % length;
  const count = Math.floor((now.getTime() + offset) / length);
  const parts = [name, ...subject, count];
  return {
    id: JSON.stringify(parts),
    most,
    endsAt: (count + 1) * length - offset,
    until: forgetAt(now, length),
    markOf: (n) => keyedHash(key, JSON.stringify(['mark', ...parts, n])),
  };
}

/**
 * When a mark created now may be deleted: the hour or day after its window's end, derived from the current time only, so that it reveals no
 * window.
 */
export function forgetAt(now: Date, length: number): Date {
  const round = length > HOUR ? DAY : HOUR;
  return new Date(Math.ceil((now.getTime() + length) / round) * round);
}
