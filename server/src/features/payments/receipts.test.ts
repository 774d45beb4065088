import type { Answer } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import type { Person } from '../../../test/person.ts';
import { newPair, orderCount, orderTeddy, waitForOrderState } from '../../../test/sale.ts';
import { checkout, orderIn, type Shop, startShop } from '../../../test/shop.ts';
import { expiryOf } from './end-unpaid.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const receiptsOf = async (person: Person, query: { limit?: number; skip?: number } = {}) =>
  (await person.call('getPurchases', { query })).body as Answer<'getPurchases'>;

describe('[SAF-02] [PAY-02] receipts', () => {
  test("list each of ten concurrent orders once, and only the payer's own", async () => {
    const pair = await newPair(shop);
    const made = await Promise.all(Array.from({ length: 10 }, (_, n) => orderTeddy(pair, { message: `number ${n}` })));
    const { purchases, pagination } = await receiptsOf(pair.payer, { limit: 50 });
    expect(purchases.map(({ id }) => id).sort()).toEqual(made.toSorted());
    expect(pagination).toEqual({ total: 10, skip: 0, limit: 50 });
    expect(await orderCount(pair.recipient)).toBe(0);
  });

  test('are paged, newest first', async () => {
    const pair = await newPair(shop);
    const made: string[] = [];
    for (let n = 0; n < 5; n++) made.unshift(await orderTeddy(pair, { message: `number ${n}` }));
    const pages = await Promise.all([0, 2, 4, 6].map((skip) => receiptsOf(pair.payer, { limit: 2, skip })));
    expect(pages.map(({ purchases }) => purchases.map(({ id }) => id))).toEqual([made.slice(0, 2), made.slice(2, 4), made.slice(4), []]);
    expect(pages.map(({ pagination }) => pagination.total)).toEqual([5, 5, 5, 5]);
  });

  test('[SEC-02] contain the kind, the amount and the day, but not which gift it was', async () => {
    const pair = await newPair(shop);
    await checkout(pair.payer, pair.recipient, { itemId: 'ring', isFullyAnonymous: true });
    const today = `${shop.deps.clock.real().toISOString().slice(0, 10)}T00:00:00.000Z`;
    expect((await receiptsOf(pair.payer)).purchases).toMatchObject([{ kind: 'item', bought: 'gift', amount: 248, createdAt: today }]);
  });

  test('[PAY-02] do not list a free note', async () => {
    const { payer, recipient } = await newPair(shop);
    expect((await checkout(payer, recipient, { message: 'free' })).status).toBe(200);
    expect(await orderCount(payer)).toBe(0);
  });
});

test('[SAF-02] [PAY-04] a refund can be requested until 21 days after the day of the purchase', async () => {
  const pair = await newPair(shop);
  const id = orderIn(await checkout(pair.payer, pair.recipient, { itemId: 'teddy' }));
  shop.pay(pair.payer, id, 49);
  await waitForOrderState(pair.payer, id, 'fulfilled');
  const madeAgo = (days: number) =>
    shop.deps.db.owner.execute(sql`UPDATE money.orders SET made_on = (now() AT TIME ZONE 'UTC')::date - ${days}::int WHERE id = ${id}`);
  await madeAgo(22);
  expect((await receiptsOf(pair.payer)).purchases).toMatchObject([{ canRequestRefund: false }]);
  expect((await pair.payer.call('requestRefund', { params: { id } })).status).toBe(409);
  await madeAgo(21);
  expect((await receiptsOf(pair.payer)).purchases).toMatchObject([{ canRequestRefund: true }]);
  expect((await pair.payer.call('requestRefund', { params: { id } })).status).toBe(200);
  expect((await receiptsOf(pair.payer)).purchases).toMatchObject([{ canRequestRefund: false, isRefundRequested: true }]);
});

test('[SEC-02] an order can be paid for at least a day and expires at a full hour', () => {
  const day = 24 * 3_600_000;
  for (const made of ['2026-02-14T00:00:00.000Z', '2026-02-14T00:00:00.001Z', '2026-02-14T12:59:59.999Z']) {
    const left = expiryOf(new Date(made)).getTime() - new Date(made).getTime();
    expect(left).toBeGreaterThanOrEqual(day);
    expect(left).toBeLessThan(day + 3_600_000);
    expect(expiryOf(new Date(made)).getTime() % 3_600_000).toBe(0);
  }
});
