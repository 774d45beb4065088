import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import { newPair, orderTeddy, waitForOrderState } from '../../../test/sale.ts';
import { inboxOf, paymentOf, type Shop, startShop, stateOf, storeUpdates } from '../../../test/shop.ts';
import { recordCharge } from './record.ts';
import { payloadOf } from './validate.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('[PAY-02] recovery', () => {
  test('fulfils at the next start a payment that was recorded but not fulfilled', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const id = await orderTeddy(pair);
    await shop.stopBot();
    const charge = { chargeId: 'cut-off', payerId: payer.telegramId, amount: 49, currency: 'XTR', payload: payloadOf(id) };
    await recordCharge(shop.deps, charge);
    expect(await stateOf(payer, id)).toBe('paid');
    await shop.restart();
    await waitForOrderState(payer, id, 'fulfilled');
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  test('handles at the next start an update that was only stored', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const id = await orderTeddy(pair);
    await shop.stopBot();
    const update = paymentOf(payer, id, 49, { update_id: 900_000_100 });
    await storeUpdates(shop.deps, [update as unknown as Update]);
    await shop.restart();
    await waitForOrderState(payer, id, 'fulfilled');
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  test("finds the payment of a lost update in the messenger's list of payments", async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const id = await orderTeddy(pair);
    shop.messenger.transactions.push({
      id: 'lost-update',
      amount: 49,
      date: 0,
      source: {
        type: 'user',
        transaction_type: 'invoice_payment',
        user: { id: payer.telegramId, is_bot: false, first_name: 'x' },
        invoice_payload: `order:${id}`,
      },
    });
    await shop.restart();
    await waitForOrderState(payer, id, 'fulfilled');
    shop.pay(payer, id, 49, { chargeId: 'lost-update' });
    await shop.restart();
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  test('gives nothing to a client that claims to have paid', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const id = await orderTeddy(pair);
    expect((await payer.call('getOrder', { params: { id }, query: { state: 'paid' } })).body).toMatchObject({
      order: { state: 'awaiting_payment' },
    });
    await shop.restart();
    expect(await stateOf(payer, id)).toBe('awaiting_payment');
    expect(await inboxOf(recipient)).toHaveLength(0);
  });

  test('leaves every charge fulfilled or refunded, no order fulfilled twice and no update unhandled', async () => {
    const { rows } =
      await shop.deps.db.owner.execute(sql`SELECT count(*) FILTER (WHERE state NOT IN ('fulfilled', 'refunded'))::int AS open,
      count(*) FILTER (WHERE state = 'fulfilled')::int AS fulfilled,
      (SELECT count(*) FROM money.orders WHERE state = 'fulfilled')::int AS orders FROM money.charges`);
    expect(rows[0]).toMatchObject({ open: 0, fulfilled: rows[0]?.orders });
  });
});
