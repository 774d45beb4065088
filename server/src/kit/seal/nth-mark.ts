import { keyedHash } from './keyed-hash.ts';

/** How many marks are looked for at first; twice as many each time that all of them were there. */
const FIRST_LOOK = 32;

/**
 * The mark of the n-th row of a subject, counted from 0. Without the key nobody can tell that two rows have the same
 * subject: every row has a mark of its own. With it, all rows of a subject are found by making their marks again.
 */
export function nthMark(hashKey: string, purpose: string, subject: readonly (string | number)[], n: number): Buffer {
  return keyedHash(hashKey, JSON.stringify(['nth', purpose, ...subject, n]));
}

/** The marks from `from` on, `count` of them. */
export function marksFrom(markAt: (n: number) => Buffer, from: number, count: number): Buffer[] {
  return Array.from({ length: count }, (_, index) => markAt(from + index));
}

/** How many rows a subject has, where none of its marks was ever taken away. `present` tells how many of the given marks there are. */
export async function countMarks(markAt: (n: number) => Buffer, present: (marks: Buffer[]) => Promise<number>): Promise<number> {
  for (let [from, look] = [0, FIRST_LOOK]; ; [from, look] = [from + look, look * 2]) {
    const found = await present(marksFrom(markAt, from, look));
    if (found < look) return from + found;
  }
}
