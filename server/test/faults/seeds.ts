import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { type FaultEnvironment, startEnvironment, type Updates } from './environment.ts';
import { runSeed } from './schedule.ts';

/** A schedule has some steps, each with its own limit. */
const LIMIT_MS = 1_800_000;

/** One test per seed, all in one environment. */
export function testSeeds(updates: Updates, seeds: readonly number[]): void {
  let environment: FaultEnvironment;
  beforeAll(async () => {
    environment = await startEnvironment(updates);
  });
  afterAll(() => environment.close());

  test.each(seeds)(
    `[PAY-02][PAY-03] with ${updates} updates and seed %i, the records end in a state that the model allows`,
    async (seed) => {
      const { faults } = await runSeed(environment, seed);
      expect(faults, `npm test -- faults --seed=${seed} repeats it`).toEqual([]);
    },
    LIMIT_MS,
  );
}
