/** Randomness that a seed repeats. Concurrent work still interleaves arbitrarily. */
export interface SeededRandom {
  chance(share: number): boolean;
  /** 0 to `below` − 1. */
  integer(below: number): number;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
  id(): string;
}

/** The generator mulberry32: 32 bits of state are enough for schedules. */
export function makeSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    chance: (share) => next() < share,
    integer,
    pick: (from) => {
      const picked = from[integer(from.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from');
      return picked;
    },
    id: () => `f${integer(2 ** 31).toString(36)}${integer(2 ** 31).toString(36)}`,
  };
}
