import { afterAll, beforeAll, expect, test } from '@rstest/core';
import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { startWorld, type World } from '../../../test/harness.ts';
import { until } from '../../../test/shop.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { MAX_ATTEMPTS } from '../../kit/retention/rules.ts';
import { openDispatcher } from './dispatcher.ts';
import { storeUpdates, takeUpdates, type Unfinished, unfinishedUpdates } from './stored-updates.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const all = () => unfinishedUpdates(world.deps);

async function takenIds(chosen: readonly Unfinished[], mayTake = (_id: string, _update: Update) => true): Promise<readonly number[]> {
  const ids: number[] = [];
  for await (const { update_id } of takeUpdates(world.deps, chosen, mayTake)) ids.push(update_id);
  return ids;
}

/** A bot whose handler always fails, with a count of its calls. */
function failingBot() {
  let times = 0;
  const handleUpdate = async () => {
    times += 1;
    throw new Error('it fails');
  };
  return { bot: { handleUpdate } as unknown as Bot, handled: () => times };
}

test('[PAY-04] an update that kills its process is given up after as many attempts as one that fails', async () => {
  await storeUpdates(world.deps, [{ update_id: 1 }]);
  let times = 0;
  for (let more = 1; more > 0 && times <= MAX_ATTEMPTS; times += more) more = (await takenIds(await all())).length;
  expect(times).toBe(MAX_ATTEMPTS);
  expect(await all()).toEqual([]);
});

test('[PAY-04] a failing update is handled ten times in total', async () => {
  const { bot, handled } = failingBot();
  const dispatcher = openDispatcher(bot, world.deps);
  const [update] = await storeUpdates(world.deps, [{ update_id: 2 }]);
  dispatcher.handle(update ? [update] : []);
  const isDone = () =>
    until(
      async () => dispatcher.isInWork(2),
      (isInWork) => !isInWork,
    );
  for (let attempt = 0; attempt < 2 * MAX_ATTEMPTS; attempt++) {
    await isDone();
    for await (const each of takeUpdates(world.deps, await all(), () => true)) dispatcher.handleAgain(each);
  }
  expect(handled()).toBe(MAX_ATTEMPTS);
  await dispatcher.stop();
});

test("[PAY-04] of two concurrent callers, one takes each update, in the messenger's order, and none takes a forbidden one", async () => {
  await storeUpdates(world.deps, [{ update_id: 4 }, { update_id: 3 }]);
  const seen = await all();
  expect(await takenIds(seen, () => false)).toEqual([]);
  expect((await Promise.all([takenIds(seen), takenIds(seen)])).flat().sort()).toEqual([3, 4]);
  expect(await takenIds(await all())).toEqual([3, 4]);
});

test('[PAY-04] a taken update is handled even if taking the next one fails', async () => {
  await storeUpdates(world.deps, [{ update_id: 5 }, { update_id: 6 }]);
  const chosen = (await all()).filter(({ attempts }) => attempts === 0);
  const handled: number[] = [];
  const handling = (async () => {
    for await (const { update_id } of takeUpdates(world.deps, chosen, (_, { update_id: id }) => {
      if (id === 6) throw new Error('the connection is gone');
      return true;
    }))
      handled.push(update_id);
  })();
  await expect(handling).rejects.toThrow('gone');
  expect(handled).toEqual([5]);
});

test('[PAY-04] an update that another process finished during a local outage is not handled again', async () => {
  const owner = sqlOn(world.deps.db.owner.$client);
  const { bot, handled } = failingBot();
  const dispatcher = openDispatcher(bot, world.deps);
  const stored = await storeUpdates(world.deps, [{ update_id: 7 }]);
  await owner.query('REVOKE UPDATE ON money.updates FROM billet_app');
  dispatcher.handle(stored);
  await until(
    async () => handled(),
    (times) => times > 0,
  );
  await owner.query('UPDATE money.updates SET body = NULL WHERE attempts = 0');
  await until(
    async () => dispatcher.isInWork(7),
    (isInWork) => !isInWork,
  );
  await owner.query('GRANT UPDATE ON money.updates TO billet_app');
  expect(handled()).toBe(1);
  await dispatcher.stop();
});
