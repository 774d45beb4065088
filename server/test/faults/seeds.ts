import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { runSeed } from './schedule.ts';
import { makeStage, type Stage, type Updates } from './stage.ts';

const LIMIT_MS = 400_000;

/** One test per seed, all on one stage. */
export function testSeeds(updates: Updates, seeds: readonly number[]): void {
  let stage: Stage;
  beforeAll(async () => {
    stage = await makeStage(updates);
  }, LIMIT_MS);
  afterAll(() => stage.close(), LIMIT_MS);

  test.each(seeds)(
    `[PAY-02][PAY-03] with ${updates} updates and seed %i, the books end in a state that the model allows`,
    async (seed) => {
      const { faults } = await runSeed(stage, seed);
      expect(faults, `npm test -- faults --seed=${seed} plays it again`).toEqual([]);
    },
    LIMIT_MS,
  );
}
