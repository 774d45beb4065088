import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { startWorld, type World } from '../../../test/harness.ts';
import { MOST_ATTEMPTS } from '../../kit/retention/rules.ts';
import { failedUpdates, leftUpdates, type Standing, storeUpdates, takeOver } from './stored-updates.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Stored, and taken from whoever is gone. */
async function takeAfterDeath(updateId: number) {
  await storeUpdates(world.deps, [{ update_id: updateId }]);
  return takeOver(world.deps, await leftUpdates(world.deps), () => true);
}

/** All that failed, but what is in work; or what was seen of that before. */
function tryAgain({ inWork, seen }: { readonly inWork?: number; readonly seen?: readonly Standing[] } = {}) {
  return failedUpdates(
    world.deps,
    (failed) => seen ?? failed,
    (id) => id === inWork,
  );
}

test('[PAY-04] an update that kills whoever handles it is given up as one that fails each time is', async () => {
  let times = (await takeAfterDeath(1)).length;
  for (let more = times; more > 0 && times <= MOST_ATTEMPTS; times += more) more = (await tryAgain()).length;
  expect(times).toBe(MOST_ATTEMPTS);
  expect(await leftUpdates(world.deps)).toEqual([]);
});

test('[PAY-04] what failed is tried again by one of two who saw it, and by nobody who has it in work', async () => {
  await takeAfterDeath(2);
  expect(await tryAgain({ inWork: 2 })).toEqual([]);
  let seen: readonly Standing[] = [];
  await failedUpdates(
    world.deps,
    (failed) => {
      seen = failed;
      return [];
    },
    () => false,
  );
  expect((await Promise.all([tryAgain({ seen }), tryAgain({ seen })])).flat()).toEqual([{ update_id: 2 }]);
});
