import type { Key } from '../seal/encrypt.ts';
import { keyedHash } from '../seal/keyed-hash.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** What is counted: `most` times in each `length` (milliseconds) of whoever `subject` names. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly length: number;
}

/** The stretch of time in which one subject is counted now. */
export interface Window {
  /** Tells it from all others, in this process's memory only. */
  readonly id: string;
  readonly most: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  readonly until: Date;
  /** What stands in the database for the n-th time, n from 1 to `most`. */
  markOf(n: number): Buffer;
}

/**
 * Windows follow one another without a gap. Where they begin is a keyed hash of the subject, so that not everybody's end at
 * once, and nobody can tell whose ends when.
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

/** When a mark of now may go: the hour or day after its window's end, told from now alone, so that it tells no window. */
export function forgetAt(now: Date, length: number): Date {
  const round = length > HOUR ? DAY : HOUR;
  return new Date(Math.ceil((now.getTime() + length) / round) * round);
}
