import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { listOf } from '../../../test/deliver.ts';
import { newPair, waitForOrderState } from '../../../test/sale.ts';
import { checkout, orderIn, type Shop, startShop, until } from '../../../test/shop.ts';
import { nextBatch } from '../../features/notes/index.ts';
import { waiting } from '../../kit/db/schema/money.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { startBatches } from './batches.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ batchSeconds: 1 });
});
afterAll(() => shop.close());

async function bought(from = shop) {
  const pair = await newPair(from);
  const order = orderIn(await checkout(pair.payer, pair.recipient, { isFullyAnonymous: true }));
  from.pay(pair.payer, order, 49);
  await waitForOrderState(pair.payer, order, 'fulfilled');
  return pair;
}

const received = async ({ recipient }: Awaited<ReturnType<typeof bought>>) => (await listOf(recipient)).pagination.total;
const isReceived = (pair: Awaited<ReturnType<typeof bought>>) =>
  until(
    () => received(pair),
    (total) => total === 1,
  );

test('[SEC-02] sends batches at every full period, with a configurable length', async () => {
  await isReceived(await bought());
  const at = (time: string) =>
    nextBatch(new Date(`2026-06-10T${time}Z`), 900)
      .toISOString()
      .slice(11, 19);
  expect(['12:00:00.000', '12:00:00.001', '12:14:59.999', '12:59:00.000'].map(at)).toEqual([
    '12:15:00',
    '12:15:00',
    '12:15:00',
    '13:00:00',
  ]);
});

test('[SEC-02] a payment of a fully anonymous note queues no job that would reveal its kind or batch', async () => {
  const dailyShop = await startShop({ batchSeconds: 86_400 });
  const asked = () =>
    sqlOn(dailyShop.deps.db.owner.$client)<{ task: string }[]>`
      SELECT task FROM billet.outbox UNION ALL SELECT task_identifier FROM graphile_worker.jobs
       WHERE task_identifier NOT IN ('reconcile', 'clean-up', 'count-scores')`;
  await bought(dailyShop);
  expect([...(await asked())]).toEqual([]);
  expect(await dailyShop.deps.db.owner.select().from(waiting)).toHaveLength(1);
  await dailyShop.close();
});

test('[PAY-02] delivers an interrupted batch with the first one after the start', async () => {
  const pair = await bought();
  await shop.restart();
  await isReceived(pair);
});

test('[SEC-02] skips a late batch until the next period', async () => {
  const dailyShop = await startShop({ batchSeconds: 86_400 });
  const pair = await bought(dailyShop);
  // Simulates a machine that sleeps from the first look at the clock until five minutes after the batch was due
  const checkTimes = [Date.now()];
  const woken = Date.now() + 300_000;
  const clock = { ...dailyShop.deps.clock, real: () => new Date(checkTimes.shift() ?? woken) };
  const deps = { ...dailyShop.deps, config: { ...dailyShop.deps.config, batchSeconds: 1 } };
  await startBatches({ ...deps, clock })();
  expect(await dailyShop.deps.db.owner.select({ isMixed: waiting.isMixed }).from(waiting)).toEqual([{ isMixed: false }]);
  const stop = startBatches(deps);
  await isReceived(pair);
  await stop();
  await dailyShop.close();
});
