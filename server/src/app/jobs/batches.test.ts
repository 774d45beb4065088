import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { listOf } from '../../../test/deliver.ts';
import { reaches, strangers } from '../../../test/sale.ts';
import { checkout, orderIn, type Shop, startShop, until } from '../../../test/shop.ts';
import { nextBatch } from '../../features/notes/index.ts';
import { startBatches } from './batches.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ batchSeconds: 1 });
});
afterAll(() => shop.close());

async function bought() {
  const pair = await strangers(shop);
  const order = orderIn(await checkout(pair.payer, pair.recipient, { isFullyAnonymous: true }));
  shop.pay(pair.payer, order, 49);
  await reaches(pair.payer, order, 'fulfilled');
  return pair;
}

const received = async ({ recipient }: Awaited<ReturnType<typeof bought>>) => (await listOf(recipient)).pagination.total;
const isReceived = (pair: Awaited<ReturnType<typeof bought>>) =>
  until(
    () => received(pair),
    (total) => total === 1,
  );

test('[SEC-02] batches leave whenever a quarter is full, and the quarter is a setting', async () => {
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

test('[SEC-02] a payment asks for no job that would tell its quarter', async () => {
  await shop.stopBot();
  await shop.restart();
  const pair = await bought();
  const jobs = await shop.deps.db.owner.$client`
    SELECT task FROM billet.outbox UNION ALL SELECT task_identifier FROM graphile_worker.jobs WHERE task_identifier NOT IN ('reconcile', 'clean-up')`;
  expect(jobs.filter(({ task }) => task !== 'item-arrived' && task !== 'tell-arrival' && task !== 'count-score')).toEqual([]);
  await isReceived(pair);
});

test('[PAY-02] what a stop cut off goes with the first batch after the start', async () => {
  const pair = await bought();
  await shop.restart();
  await isReceived(pair);
});

test('[SEC-02] a batch that is late waits for the next quarter', async () => {
  await shop.stopBot();
  const [now] = [Date.now()];
  const seen: number[] = [];
  // the machine slept through the first quarter, and for two minutes more
  const times = [now, now + 300_000, now + 300_000, now + 300_000, now + 300_000];
  const clock = { ...shop.deps.clock, real: () => new Date(times.shift() ?? now + 300_000) };
  const live = { ...shop.deps.live, wake: () => void seen.push(1) };
  const stop = startBatches({ ...shop.deps, clock, live });
  await stop();
  expect(seen).toEqual([]);
});
