import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { checkout, inboxOf, orderIn, type Shop, startShop, stateOf, until } from '../../../test/shop.ts';
import type { Person } from '../../../test/person.ts';

let shop: Shop;
let serial = 0;
/** Two people whom no other test of this file knows. */
async function strangers(): Promise<{ payer: Person; recipient: Person }> {
  serial += 1;
  return { payer: await shop.person(`payer${serial}`), recipient: await shop.person(`recipient${serial}`) };
}

async function teddy(payer: Person, recipient: Person, more: Record<string, unknown> = {}): Promise<string> {
  return orderIn(await checkout(payer, recipient, { itemId: 'teddy', message: 'hello', ...more }));
}

const ends = (payer: Person, orderId: string, state: string) => until(() => stateOf(payer, orderId), (now) => now === state);

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('[PAY-01] checkout', () => {
  test('sends what is free at once', async () => {
    const { payer, recipient } = await strangers();
    const reply = await checkout(payer, recipient, { message: 'hi' });
    expect(reply.body).toEqual({ success: true, link: null, orderId: null });
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  test('answers a link for what is paid, and delivers nothing before', async () => {
    const { payer, recipient } = await strangers();
    const reply = await checkout(payer, recipient, { itemId: 'teddy', isSuper: true });
    const { link } = reply.body as { link: string };
    expect(link).toMatch(/^https:\/\/t\.me\/\$[A-Za-z0-9\-_=]+$/);
    const { params } = await shop.messenger.called('createInvoiceLink', (each) => each.payload === `order:${orderIn(reply)}`);
    expect(params).toMatchObject({ currency: 'XTR', provider_token: '', prices: [{ amount: 98 }] });
    expect(await stateOf(payer, orderIn(reply))).toBe('awaiting_payment');
    expect(await inboxOf(recipient)).toHaveLength(0);
  });

  test('tells the order to its payer only', async () => {
    const { payer, recipient } = await strangers();
    const id = await teddy(payer, recipient);
    expect((await payer.call('getOrder', { params: { id } })).body).toEqual({ order: { id, kind: 'item', state: 'awaiting_payment', amount: 49 } });
    expect((await recipient.call('getOrder', { params: { id } })).status).toBe(404);
    expect((await payer.call('getOrder', { params: { id: crypto.randomUUID() } })).status).toBe(404);
  });

  test('says so when the messenger makes no link, and the same key goes on with the same order', async () => {
    const { payer, recipient } = await strangers();
    const key = crypto.randomUUID();
    shop.messenger.fail('createInvoiceLink', { status: 500, description: 'Internal Server Error' });
    const refused = await checkout(payer, recipient, { itemId: 'teddy' }, { key });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    const reply = await checkout(payer, recipient, { itemId: 'teddy' }, { key });
    expect(reply.status).toBe(200);
    const made = await shop.ports.db.owner.execute(sql`SELECT count(*)::int AS n FROM money.orders o JOIN billet.users u ON u.id = o.payer_id WHERE u.telegram_id = ${payer.telegramId}`);
    expect(made[0]?.n).toBe(1);
  });
});

describe('[PAY-02] the question before a payment', () => {
  test('is answered yes when the order can be fulfilled', async () => {
    const { payer, recipient } = await strangers();
    const query = shop.ask(payer, await teddy(payer, recipient), 49);
    expect((await shop.messenger.called('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === query)).params.ok).toBe(true);
  });

  test('is answered no, with a reason, for whatever does not fit', async () => {
    const { payer, recipient } = await strangers();
    const id = await teddy(payer, recipient);
    const queries = [
      shop.ask(payer, id, 48),
      shop.ask(recipient, id, 49),
      shop.ask(payer, id, 49, { currency: 'USD' }),
      shop.ask(payer, crypto.randomUUID(), 49),
      shop.ask(payer, id, 49, { payload: 'nonsense' }),
    ];
    for (const query of queries) {
      const { params } = await shop.messenger.called('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === query);
      expect(params).toMatchObject({ ok: false, error_message: expect.stringContaining('Nothing was charged') });
    }
  });

  test('[GHO-01] is answered no once the recipient has blocked the bot', async () => {
    const { payer, recipient } = await strangers();
    const id = await teddy(payer, recipient);
    await shop.ports.db.owner.execute(sql`UPDATE billet.users SET bot_state = 'blocked' WHERE code = ${recipient.code}`);
    const query = shop.ask(payer, id, 49);
    expect((await shop.messenger.called('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === query)).params.ok).toBe(false);
  });
});

describe('[PAY-02] a payment', () => {
  test('delivers what was bought, once, however often the messenger tells of it', async () => {
    const { payer, recipient } = await strangers();
    const id = await teddy(payer, recipient, { isSuper: true });
    const chargeId = shop.pay(payer, id, 98);
    for (let i = 0; i < 5; i++) shop.pay(payer, id, 98, { chargeId });
    await ends(payer, id, 'fulfilled');
    const handled = () => shop.ports.db.owner.execute(sql`SELECT count(*)::int AS n FROM money.updates WHERE body IS NOT NULL`);
    await until(handled, ([row]) => row?.n === 0);
    expect((await inboxOf(recipient)).map(({ item, type }) => [item.id, type])).toEqual([['teddy', 'super']]);
    expect(shop.messenger.calls.some(({ method, params }) => method === 'refundStarPayment' && params.telegram_payment_charge_id === chargeId)).toBe(false);
  });

  test('counts once when the same update comes twice', async () => {
    const { payer, recipient } = await strangers();
    const id = await teddy(payer, recipient);
    shop.pay(payer, id, 49, { update_id: 900_000_001, chargeId: 'twice' });
    await ends(payer, id, 'fulfilled');
    shop.pay(payer, id, 49, { update_id: 900_000_001, chargeId: 'twice' });
    const other = await strangers();
    const next = await teddy(other.payer, other.recipient);
    shop.pay(other.payer, next, 49);
    await ends(other.payer, next, 'fulfilled');
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  test('comes before the question: it is taken all the same, and the late question is answered no', async () => {
    const { payer, recipient } = await strangers();
    const id = await teddy(payer, recipient);
    shop.pay(payer, id, 49);
    await ends(payer, id, 'fulfilled');
    const query = shop.ask(payer, id, 49);
    expect((await shop.messenger.called('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === query)).params.ok).toBe(false);
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  const refunded = (chargeId: string) => shop.messenger.called('refundStarPayment', (each) => each.telegram_payment_charge_id === chargeId);

  test('goes back when it is the second of one order', async () => {
    const { payer, recipient } = await strangers();
    const id = await teddy(payer, recipient);
    shop.pay(payer, id, 49);
    const second = shop.pay(payer, id, 49);
    const { params } = await refundOfOneOf(payer, id, second);
    expect(params.user_id).toBe(payer.telegramId);
    expect(await stateOf(payer, id)).toBe('fulfilled');
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  /** Two payments at once: either may be first. */
  async function refundOfOneOf(payer: Person, orderId: string, second: string) {
    await ends(payer, orderId, 'fulfilled');
    const rows = () => shop.ports.db.owner.execute<{ id: string; state: string }>(sql`SELECT id, state FROM money.charges WHERE order_id = ${orderId}`);
    const both = await until(rows, (all) => all.length === 2 && all.some(({ state }) => state === 'refunded'));
    expect(both.map(({ state }) => state).sort()).toEqual(['fulfilled', 'refunded']);
    expect(both.map(({ id }) => id)).toContain(second);
    return refunded(both.find(({ state }) => state === 'refunded')?.id ?? '');
  }

  test('goes back to whoever made it when it fits no order, and the order stays open', async () => {
    const { payer, recipient } = await strangers();
    const id = await teddy(payer, recipient);
    const charges = [
      shop.pay(recipient, id, 49),
      shop.pay(payer, id, 48),
      shop.pay(payer, crypto.randomUUID(), 49),
      shop.pay(payer, id, 49, { payload: 'nonsense' }),
    ];
    const calls = await Promise.all(charges.map(refunded));
    expect(calls.map(({ params }) => params.user_id)).toEqual([recipient.telegramId, payer.telegramId, payer.telegramId, payer.telegramId]);
    expect(await stateOf(payer, id)).toBe('awaiting_payment');
    expect(await inboxOf(recipient)).toHaveLength(0);
  });

  test('of a cancelled order goes back, and the order stays cancelled', async () => {
    const { payer, recipient } = await strangers();
    const id = await teddy(payer, recipient);
    await shop.ports.db.owner.execute(sql`UPDATE money.orders SET created_at = now() - interval '25 hours' WHERE id = ${id}`);
    await shop.tidy();
    expect(await stateOf(payer, id)).toBe('cancelled');
    await refunded(shop.pay(payer, id, 49));
    expect(await stateOf(payer, id)).toBe('cancelled');
  });

  test('is refunded once more after a failure, and a refund that the messenger has made already counts', async () => {
    const { payer } = await strangers();
    shop.messenger.fail('refundStarPayment', { status: 400, description: 'Bad Request: CHARGE_ALREADY_REFUNDED' });
    const chargeId = shop.pay(payer, crypto.randomUUID(), 49);
    await refunded(chargeId);
    const state = () => shop.ports.db.owner.execute(sql`SELECT state FROM money.charges WHERE id = ${chargeId}`);
    await until(state, ([row]) => row?.state === 'refunded');
  });
});

describe('[PAY-02] what was cut off', () => {
  test('between charge and fulfilment is fulfilled at the next start', async () => {
    const { payer, recipient } = await strangers();
    const id = await teddy(payer, recipient);
    await shop.stopBot();
    await shop.ports.db.owner.execute(sql`UPDATE money.orders SET state = 'paid' WHERE id = ${id}`);
    await shop.ports.db.owner.execute(sql`INSERT INTO money.charges (id, order_id, payer_telegram_id, amount, currency, recorded_at)
      VALUES ('cut-off', ${id}, ${payer.telegramId}, 49, 'XTR', now())`);
    await shop.restart();
    await ends(payer, id, 'fulfilled');
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  test('after an update was stored is handled at the next start', async () => {
    const { payer, recipient } = await strangers();
    const id = await teddy(payer, recipient);
    await shop.stopBot();
    const update = { update_id: 900_000_100, message: {
      message_id: 1, date: 0, chat: { id: payer.telegramId, type: 'private' }, from: { id: payer.telegramId, is_bot: false, first_name: 'x' },
      successful_payment: { currency: 'XTR', total_amount: 49, invoice_payload: `order:${id}`, telegram_payment_charge_id: 'stored-only', provider_payment_charge_id: '' },
    } };
    await shop.ports.db.owner.execute(sql`INSERT INTO money.updates (id, body, received_at) VALUES (${update.update_id}, ${JSON.stringify(update)}::jsonb, now())`);
    await shop.restart();
    await ends(payer, id, 'fulfilled');
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  test("a lost update is found in the messenger's own list of payments", async () => {
    const { payer, recipient } = await strangers();
    const id = await teddy(payer, recipient);
    shop.messenger.transactions.push({
      id: 'lost-update', amount: 49, date: 0,
      source: { type: 'user', transaction_type: 'invoice_payment', user: { id: payer.telegramId, is_bot: false, first_name: 'x' }, invoice_payload: `order:${id}` },
    });
    await shop.restart();
    await ends(payer, id, 'fulfilled');
    shop.pay(payer, id, 49, { chargeId: 'lost-update' });
    await shop.restart();
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  test('a client that claims to have paid gets nothing', async () => {
    const { payer, recipient } = await strangers();
    const id = await teddy(payer, recipient);
    expect((await payer.call('getOrder', { params: { id }, query: { state: 'paid' } })).body).toMatchObject({ order: { state: 'awaiting_payment' } });
    await shop.restart();
    expect(await stateOf(payer, id)).toBe('awaiting_payment');
    expect(await inboxOf(recipient)).toHaveLength(0);
  });

  test('every charge is fulfilled or refunded, no order twice, and no update is left', async () => {
    const rows = await shop.ports.db.owner.execute(sql`SELECT count(*) FILTER (WHERE state NOT IN ('fulfilled', 'refunded'))::int AS open,
      count(*) FILTER (WHERE state = 'fulfilled')::int AS fulfilled,
      (SELECT count(*) FROM money.orders WHERE state = 'fulfilled')::int AS orders FROM money.charges`);
    expect(rows[0]).toMatchObject({ open: 0, fulfilled: rows[0]?.orders });
  });
});
