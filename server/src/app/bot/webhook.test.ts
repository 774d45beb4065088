import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import { fetchReply } from '../../../test/person.ts';
import { newPair, orderTeddy, waitForOrderState } from '../../../test/sale.ts';
import { inboxOf, messageFrom, type Shop, startShop, stateOf, until, userOf } from '../../../test/shop.ts';
import { storeUpdates, updateMark } from './stored-updates.ts';

const SECRET = 'a-secret-of-the-webhook';
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ webhookSecret: SECRET, publicUrl: 'https://billet.example' });
});
afterAll(() => shop.close());

const post = (body: unknown, secret: string | null = SECRET) =>
  fetchReply(`${shop.url}/api/telegram/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(secret === null ? {} : { 'X-Telegram-Bot-Api-Secret-Token': secret }) },
    body: JSON.stringify(body),
  });

const payment = (updateId: number, payer: Parameters<typeof messageFrom>[0], orderId: string, chargeId: string) => ({
  update_id: updateId,
  message: {
    ...messageFrom(payer),
    successful_payment: {
      currency: 'XTR',
      total_amount: 49,
      invoice_payload: `order:${orderId}`,
      telegram_payment_charge_id: chargeId,
      provider_payment_charge_id: '',
    },
  },
});

describe('[PAY-04] the webhook', () => {
  test('is registered with its secret, and no process polls', async () => {
    const { params } = await shop.messenger.waitForCall('setWebhook');
    expect(params).toMatchObject({
      url: 'https://billet.example/api/telegram/webhook',
      secret_token: SECRET,
      allowed_updates: ['message', 'callback_query', 'pre_checkout_query', 'my_chat_member'],
    });
    await shop.messenger.waitForCall('setChatMenuButton');
    expect(shop.messenger.calls.map(({ method }) => method)).not.toContain('deleteWebhook');
  });

  test('counts an update once when it arrives repeatedly and concurrently', async () => {
    const pair = await newPair(shop);
    const order = await orderTeddy(pair);
    const update = payment(1_000, pair.payer, order, 'hooked');
    const replies = await Promise.all(Array.from({ length: 5 }, () => post(update)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await waitForOrderState(pair.payer, order, 'fulfilled');
    expect(await inboxOf(pair.recipient)).toHaveLength(1);
  });

  test('answers 404 without the secret and stores nothing', async () => {
    const pair = await newPair(shop);
    const order = await orderTeddy(pair);
    for (const secret of [null, '', 'wrong', `${SECRET}x`]) {
      const reply = await post(payment(2_000, pair.payer, order, 'forged'), secret);
      expect([reply.status, reply.body]).toEqual([404, { error: expect.objectContaining({ code: 'not_found' }) }]);
    }
    const {
      rows: [row],
    } = await shop.deps.db.owner.execute(sql`SELECT count(*)::int AS n FROM money.updates WHERE id = ${updateMark(shop.deps, 2000)}`);
    expect(row?.n).toBe(0);
    expect(await stateOf(pair.payer, order)).toBe('awaiting_payment');
  });

  test('answers 400 for a body that is no update', async () => {
    for (const body of [{}, [], { update_id: 'x' }, { update_id: -1 }, null]) expect((await post(body)).status).toBe(400);
  });

  test('[PAY-02] leaves an interrupted update to the next process', async () => {
    const pair = await newPair(shop);
    const order = await orderTeddy(pair);
    await shop.stopBot();
    const update = payment(3_000, pair.payer, order, 'stored-and-cut');
    await storeUpdates(shop.deps, [update as unknown as Update]);
    await shop.restart();
    await waitForOrderState(pair.payer, order, 'fulfilled');
  });

  test('[PAY-02] does not retry a pre-checkout query that was answered before a crash', async () => {
    const pair = await newPair(shop);
    const order = await orderTeddy(pair);
    shop.messenger.fail('answerPreCheckoutQuery', { status: 400, description: 'Bad Request: query is too old' });
    const { payer } = pair;
    const query = { id: 'late', from: userOf(payer), currency: 'XTR', total_amount: 49, invoice_payload: `order:${order}` };
    await post({ update_id: 3_001, pre_checkout_query: query });
    await shop.messenger.waitForCall('answerPreCheckoutQuery', ({ pre_checkout_query_id: id }) => id === query.id);
    const rows = await until(
      () =>
        shop.deps.db.owner
          .execute(sql`SELECT attempts FROM money.updates WHERE id = ${updateMark(shop.deps, 3_001)} AND (body IS NULL OR attempts > 0)`)
          .then(({ rows }) => rows),
      (settled) => settled.length > 0,
    );
    expect(rows[0]?.attempts).toBe(0);
  });
});

test("[PAY-04] the webhook's path does not exist without a secret", async () => {
  const plain = await startShop();
  const { status } = await fetchReply(`${plain.url}/api/telegram/webhook`, { method: 'POST' });
  await plain.messenger.waitForCall('deleteWebhook');
  await plain.close();
  expect(status).toBe(404);
});
