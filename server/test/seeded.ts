import type { Random } from '../src/kit/random.ts';

/** Repeatable randomness: the same seed gives the same numbers (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (max: number) => Math.floor(next() * (max + 1));
  return { uuid: () => crypto.randomUUID(), byte: () => integer(255), integer };
}
