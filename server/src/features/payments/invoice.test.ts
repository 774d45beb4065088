import type { Answer } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { newPair, orderCount, orderTeddy, waitForOrderState } from '../../../test/sale.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop, stateOf } from '../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('[PAY-01] checkout', () => {
  test('sends a free note at once', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const reply = await checkout(payer, recipient, { message: 'hi' });
    expect(reply.body).toEqual({ success: true, link: null, orderId: null });
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  test('returns a link for a paid gift and delivers nothing before the payment', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const reply = await checkout(payer, recipient, { itemId: 'teddy', isSuper: true });
    const { link } = reply.body as { link: string };
    expect(link).toMatch(/^https:\/\/t\.me\/\$[A-Za-z0-9\-_=]+$/);
    const { params } = await shop.messenger.waitForCall('createInvoiceLink', (each) => each.payload === `order:${orderIn(reply)}`);
    expect(params).toMatchObject({ currency: 'XTR', provider_token: '', prices: [{ amount: 98 }] });
    expect(await stateOf(payer, orderIn(reply))).toBe('awaiting_payment');
    expect(await inboxOf(recipient)).toHaveLength(0);
  });

  test('[PAY-02] creates the order before its invoice link', async () => {
    const { payer, recipient } = await newPair(shop);
    shop.messenger.fail('createInvoiceLink', { status: 500, description: 'Internal Server Error' });
    await checkout(payer, recipient, { itemId: 'teddy' });
    const { body } = await payer.call('getPurchases');
    expect((body as Answer<'getPurchases'>).purchases.map(({ state }) => state)).toEqual(['created']);
  });

  test('shows an order only to its payer', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const id = await orderTeddy(pair);
    expect((await payer.call('getOrder', { params: { id } })).body).toEqual({
      order: { id, kind: 'item', state: 'awaiting_payment', amount: 49 },
    });
    expect((await recipient.call('getOrder', { params: { id } })).status).toBe(404);
    expect((await payer.call('getOrder', { params: { id: crypto.randomUUID() } })).status).toBe(404);
  });

  test('answers 503 when the messenger creates no link, and continues the same order on a retry with the same key', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const key = crypto.randomUUID();
    shop.messenger.fail('createInvoiceLink', { status: 500, description: 'Internal Server Error' });
    const refused = await checkout(payer, recipient, { itemId: 'teddy' }, { key });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    const reply = await checkout(payer, recipient, { itemId: 'teddy' }, { key });
    expect(reply.status).toBe(200);
    expect(await orderCount(payer)).toBe(1);
  });
});

describe('[PAY-02] the pre-checkout query', () => {
  test('is approved when the order can be fulfilled', async () => {
    const pair = await newPair(shop);
    const { payer } = pair;
    const query = shop.sendPreCheckoutQuery(payer, await orderTeddy(pair), 49);
    expect((await shop.messenger.waitForCall('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === query)).params.ok).toBe(
      true,
    );
  });

  test('is rejected with a reason when payer, amount, currency or payload do not match the order', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const id = await orderTeddy(pair);
    const queries = [
      shop.sendPreCheckoutQuery(payer, id, 48),
      shop.sendPreCheckoutQuery(recipient, id, 49),
      shop.sendPreCheckoutQuery(payer, id, 49, { currency: 'USD' }),
      shop.sendPreCheckoutQuery(payer, crypto.randomUUID(), 49),
      shop.sendPreCheckoutQuery(payer, id, 49, { payload: 'nonsense' }),
    ];
    for (const query of queries) {
      const { params } = await shop.messenger.waitForCall('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === query);
      expect(params).toMatchObject({ ok: false, error_message: expect.stringContaining('You weren’t charged') });
    }
  });

  test('is answered while another transaction holds the order', async () => {
    const pair = await newPair(shop);
    const id = await orderTeddy(pair);
    const { owner } = shop.deps.db;
    let endTransaction = () => {};
    const wait = new Promise<void>((resolve) => {
      endTransaction = resolve;
    });
    const transaction = owner.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM money.orders WHERE id = ${id} FOR UPDATE`);
      shop.pay(pair.payer, id, 49);
      await wait;
    });
    const query = shop.sendPreCheckoutQuery(pair.payer, id, 49);
    const { params } = await shop.messenger.waitForCall('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === query);
    expect(params.ok).toBe(true);
    endTransaction();
    await transaction;
    await waitForOrderState(pair.payer, id, 'fulfilled');
  });

  test('[GHO-01] is rejected once the recipient has blocked the bot', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const id = await orderTeddy(pair);
    await shop.deps.db.owner.execute(sql`UPDATE billet.users SET bot_state = 'blocked' WHERE code = ${recipient.code}`);
    const query = shop.sendPreCheckoutQuery(payer, id, 49);
    expect((await shop.messenger.waitForCall('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === query)).params.ok).toBe(
      false,
    );
  });
});
