import { keyedHash } from './keyed-hash.ts';

/** Number of marks in the first query. Each further query has twice as many, while all marks of the previous one exist. */
const FIRST_LOOK = 32;

/**
 * The mark of the n-th row of a subject, counted from 0. Every row has a different mark, so rows of one subject cannot be linked without
 * the key. With the key, all rows of a subject are found by computing their marks again.
 */
export function nthMark(hashKey: string, purpose: string, subject: readonly (string | number)[], n: number): Buffer {
  return keyedHash(hashKey, JSON.stringify(['nth', purpose, ...subject, n]));
}

/** `count` marks, starting with `from`. */
export function marksFrom(markAt: (n: number) => Buffer, from: number, count: number): Buffer[] {
  return Array.from({ length: count }, (_, index) => markAt(from + index));
}

/** The number of rows of a subject, if none of its marks was ever deleted. `present` returns how many of the given marks exist. */
export async function countMarks(markAt: (n: number) => Buffer, present: (marks: Buffer[]) => Promise<number>): Promise<number> {
  for (let [from, look] = [0, FIRST_LOOK]; ; [from, look] = [from + look, look * 2]) {
    const found = await present(marksFrom(markAt, from, look));
    if (found < look) return from + found;
  }
}
