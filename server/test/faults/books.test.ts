import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { reaches, strangers, teddy } from '../sale.ts';
import { type Shop, startShop } from '../shop.ts';
import { audit } from './books.ts';
import type { Charge, Messenger } from './messenger.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** The part of a messenger that an audit looks at. */
const happened = (charges: readonly Charge[], gifts: readonly number[] = []): Pick<Messenger, 'charges' | 'gifts'> => ({ charges, gifts });

test('[PAY-02] the audit of the fault schedule finds nothing in good books, and every kind of bad one', async () => {
  const pair = await strangers(shop);
  const orderId = await teddy(pair);
  const id = shop.pay(pair.payer, orderId, 49);
  await reaches(pair.payer, orderId, 'fulfilled');
  const sale = { orderId, amount: 49, message: 'hello' };
  const paid: Charge = { id, payerId: pair.payer.telegramId, amount: 49, payload: `order:${orderId}`, isRefunded: false };
  const { owner } = shop.deps.db;
  await owner.execute(sql`UPDATE money.updates SET body = NULL`);
  await owner.execute(sql`DELETE FROM billet.outbox`);
  const faultsOf = async (messenger: Pick<Messenger, 'charges' | 'gifts'>) =>
    (await audit(shop.deps.db, messenger, [sale], shop.deps.config.sealKey)).faults;

  expect(await faultsOf(happened([paid]))).toEqual([]);
  expect(await faultsOf(happened([{ ...paid, isRefunded: true }]))).toEqual([
    expect.stringContaining('the messenger refunded'),
    expect.stringContaining('≠'),
  ]);
  expect(await faultsOf(happened([paid, { ...paid, id: 'unheard of' }]))).toEqual([
    expect.stringContaining('unheard of ended unknown'),
    expect.stringContaining('≠'),
  ]);
  expect(await faultsOf(happened([paid], [1]))).toEqual([expect.stringContaining('1 gifts were bought, 0 items')]);
  await owner.execute(sql`UPDATE billet.items SET message = 'another'`);
  expect(await faultsOf(happened([paid]))).toEqual([expect.stringContaining('delivered 0')]);
});
