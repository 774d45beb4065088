import type { Key } from '../seal/encrypt.ts';
import { keyedHash } from '../seal/keyed-hash.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** At most `most` uses by one subject in each window of `length` milliseconds. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly length: number;
}

/** The current window of a limit for one subject. */
export interface LimitWindow {
  /** Unique; used in this process's memory only. */
  readonly id: string;
  readonly most: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** When its marks may be deleted. */
  readonly until: Date;
  /** The mark that the database stores for the n-th use, n from 1 to `most`. */
  markOf(n: number): Buffer;
}

/**
 * Windows follow one another without gaps. They start at a keyed hash of the subject, so that they do not all end at once, and the end of
 * another person's window is not predictable.
 */
export function windowOf(key: Key, { name, most, length }: Limit, subject: readonly string[], now: Date): LimitWindow {
  const offset = keyedHash(key, JSON.stringify(['offset', name, ...subject])).readUIntBE(0, 6) % length;
  const count = Math.floor((now.getTime() + offset) / length);
  const parts = [name, ...subject, count];
  return {
    id: JSON.stringify(parts),
    most,
    endsAt: (count + 1) * length - offset,
    until: deletableAt(now, length),
    markOf: (n) => keyedHash(key, JSON.stringify(['mark', ...parts, n])),
  };
}

/**
 * When a mark created now may be deleted: the hour or day after its window's end, derived from the current time only, so that it reveals no
 * window.
 */
export function deletableAt(now: Date, length: number): Date {
  const round = length > HOUR ? DAY : HOUR;
  return new Date(Math.ceil((now.getTime() + length) / round) * round);
}
