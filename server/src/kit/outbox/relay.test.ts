import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { type Shop, startShop } from '../../../test/shop.ts';
import { sqlOn } from '../db/sql-on.ts';
import { enqueue } from './outbox.ts';
import { maxAnswerDelayMs, relayOutbox } from './relay.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  await shop.stopBot();
});
afterAll(() => shop.close());

test('[SEC-01] [RPL-03] senders are notified of answers within a quarter of an hour, each at a random moment', async () => {
  const { db, config } = shop.deps;
  const owner = sqlOn(db.owner.$client);
  for (let index = 0; index < 20; index++) await enqueue(db.app, 'item-answered', { itemId: crypto.randomUUID() });
  await relayOutbox({ db, config: { ...config, isLocal: false } });
  const jobs = await owner<{ wait: number }[]>`
    SELECT extract(epoch FROM run_at - created_at)::float8 * 1000 AS wait FROM graphile_worker.jobs WHERE task_identifier = 'item-answered'`;
  const waits = jobs.map(({ wait }) => wait).sort((a, b) => a - b);
  expect(waits).toHaveLength(20);
  expect(waits[0]).toBeGreaterThan(-1000);
  expect(waits.at(-1)).toBeLessThan(maxAnswerDelayMs({ isLocal: false }));
  // twenty random moments are not all within one minute
  expect((waits.at(-1) ?? 0) - (waits[0] ?? 0)).toBeGreaterThan(60_000);
});
