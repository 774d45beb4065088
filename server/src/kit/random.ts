import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** A port for randomness, so that a test can repeat a run exactly. */
export interface Random {
  uuid(): string;
  /** 0 to 255 */
  byte(): number;
  /** A whole number from 0 to `max`, both inclusive. `max` is below 2^47. */
  integer(max: number): number;
}

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  byte: () => randomBytes(1)[0] ?? 0,
  integer: (max) => randomInt(max + 1),
};

const SORT_KEY_RANGE = 2 ** 46;

/** A random permutation; all are equally likely. */
export function shuffled<T>(random: Random, all: readonly T[]): T[] {
  return all
    .map((value) => ({ value, at: random.integer(SORT_KEY_RANGE) }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
