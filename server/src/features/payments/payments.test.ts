import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import type { Person } from '../../../test/person.ts';
import { newPair, orderTeddy, waitForOrderState } from '../../../test/sale.ts';
import { inboxOf, orderIn, resumeWork, type Shop, startShop, stateOf, until } from '../../../test/shop.ts';
import { orders } from '../../kit/db/schema/money.ts';
import { chargeIdOf } from './charge.ts';
import { fulfil } from './fulfil.ts';
import { sealPurchase } from './order.ts';
import { findOrder } from './order-repository.ts';
import { recordCharge } from './record.ts';
import { refund } from './refund.ts';
import { payloadOf } from './validate.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('[PAY-02] a payment', () => {
  test('delivers the purchase once for repeated updates', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const id = await orderTeddy(pair, { isSuper: true });
    const chargeId = shop.pay(payer, id, 98);
    for (let i = 0; i < 5; i++) shop.pay(payer, id, 98, { chargeId });
    await waitForOrderState(payer, id, 'fulfilled');
    const handled = () =>
      shop.deps.db.owner.execute(sql`SELECT count(*)::int AS n FROM money.updates WHERE body IS NOT NULL`).then(({ rows }) => rows);
    await until(handled, ([row]) => row?.n === 0);
    expect((await inboxOf(recipient)).map(({ item, type }) => [item.id, type])).toEqual([['teddy', 'super']]);
    expect(
      shop.messenger.calls.some(({ method, params }) => method === 'refundStarPayment' && params.telegram_payment_charge_id === chargeId),
    ).toBe(false);
  });

  test('is fulfilled once by twenty concurrent calls', async () => {
    const pair = await newPair(shop);
    const id = await orderTeddy(pair);
    const charge = { chargeId: 'raced', payerId: pair.payer.telegramId, amount: 49, currency: 'XTR', payload: payloadOf(id) };
    const settle = async () => {
      await fulfil(shop.deps, await recordCharge(shop.deps, charge));
    };
    await Promise.all(Array.from({ length: 20 }, settle));
    expect(await stateOf(pair.payer, id)).toBe('fulfilled');
    expect(await inboxOf(pair.recipient)).toHaveLength(1);
  });

  test('that cannot be delivered is refunded, and concurrent processes do not fail over each other', async () => {
    shop.deps.clock.move(new Date('2026-03-01T12:00:00.000Z'));
    for (let round = 0; round < 8; round++) {
      const { payer } = await newPair(shop);
      const made = await Promise.all([1, 2, 3].map(async () => orderIn(await payer.call('buyEarlyReveal', { body: {} }))));
      const paid = made.map((id) => ({
        chargeId: `early ${id}`,
        payerId: payer.telegramId,
        amount: shop.deps.config.earlyRevealPrice,
        currency: 'XTR',
        payload: payloadOf(id),
      }));
      const settle = async (charge: (typeof paid)[number]) => {
        const id = await recordCharge(shop.deps, charge);
        await fulfil(shop.deps, id);
        await refund(shop.deps, id);
      };
      await Promise.all([...paid, ...paid, ...paid, ...paid].map(settle));
      const states = await Promise.all(made.map((id) => stateOf(payer, id)));
      expect(states.sort()).toEqual(['fulfilled', 'refunded', 'refunded']);
    }
  });

  test('counts once when the same update arrives twice', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const id = await orderTeddy(pair);
    shop.pay(payer, id, 49, { update_id: 900_000_001, chargeId: 'twice' });
    await waitForOrderState(payer, id, 'fulfilled');
    shop.pay(payer, id, 49, { update_id: 900_000_001, chargeId: 'twice' });
    const other = await newPair(shop);
    const next = await orderTeddy(other);
    shop.pay(other.payer, next, 49);
    await waitForOrderState(other.payer, next, 'fulfilled');
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  test('that arrives before its pre-checkout query is accepted, and the late query is rejected', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const id = await orderTeddy(pair);
    shop.pay(payer, id, 49);
    await waitForOrderState(payer, id, 'fulfilled');
    const query = shop.sendPreCheckoutQuery(payer, id, 49);
    expect((await shop.messenger.waitForCall('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === query)).params.ok).toBe(
      false,
    );
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  const refunded = (chargeId: string) =>
    shop.messenger.waitForCall('refundStarPayment', (each) => each.telegram_payment_charge_id === chargeId);

  test('is refunded when its order is already paid', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const id = await orderTeddy(pair);
    const [first, second] = [shop.pay(payer, id, 49), shop.pay(payer, id, 49)];
    const { params } = await refundOfOneOf(payer, id, [first, second]);
    expect(params.user_id).toBe(payer.telegramId);
    expect(await stateOf(payer, id)).toBe('fulfilled');
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  /** Either of two concurrent payments may be the first. */
  async function refundOfOneOf(payer: Person, orderId: string, paid: readonly string[]) {
    await waitForOrderState(payer, orderId, 'fulfilled');
    const rows = () =>
      shop.deps.db.owner
        .execute<{ id: string; state: string }>(sql`SELECT id, state FROM money.charges WHERE order_id = ${orderId}`)
        .then(({ rows }) => rows);
    const both = await until(rows, (all) => all.length === 2 && all.some(({ state }) => state === 'refunded'));
    expect(both.map(({ state }) => state).sort()).toEqual(['fulfilled', 'refunded']);
    const back = both.find(({ state }) => state === 'refunded')?.id;
    return refunded(paid.find((each) => chargeIdOf(shop.deps.config, each) === back) ?? '');
  }

  test('that does not match its order is refunded to its payer, and the order stays open', async () => {
    const pair = await newPair(shop);
    const { payer, recipient } = pair;
    const id = await orderTeddy(pair);
    const charges = [shop.pay(recipient, id, 49), shop.pay(payer, id, 48), shop.pay(payer, id, 49, { currency: 'EUR' })];
    const calls = await Promise.all(charges.map(refunded));
    expect(calls.map(({ params }) => params.user_id)).toEqual([recipient.telegramId, payer.telegramId, payer.telegramId]);
    expect(await stateOf(payer, id)).toBe('awaiting_payment');
    expect(await inboxOf(recipient)).toHaveLength(0);
  });

  test('is delivered soon after one failed delivery, before the next reconciliation', async () => {
    const { owner } = shop.deps.db;
    const pair = await newPair(shop);
    const id = await orderTeddy(pair, { isSuper: true });
    const failures = () =>
      owner.execute<{ n: number }>(sql`SELECT attempts AS n FROM money.charges WHERE order_id = ${id}`).then(({ rows }) => rows);
    await owner.execute(sql`ALTER TABLE billet.items ADD CONSTRAINT broken CHECK (type <> 'super') NOT VALID`);
    shop.pay(pair.payer, id, 98);
    await until(failures, ([charge]) => charge?.n === 1);
    await owner.execute(sql`ALTER TABLE billet.items DROP CONSTRAINT broken`);
    await waitForOrderState(pair.payer, id, 'fulfilled');
    expect(await inboxOf(pair.recipient)).toHaveLength(1);
  });

  test('is not given up sooner when other deliveries fail too', async () => {
    const { owner } = shop.deps.db;
    const pairs = await Promise.all(Array.from({ length: 5 }, () => newPair(shop)));
    const ids = await Promise.all(pairs.map((pair) => orderTeddy(pair, { isSuper: true })));
    const failures = () =>
      owner.execute<{ n: number }>(sql`SELECT attempts AS n FROM money.charges WHERE order_id IN ${ids}`).then(({ rows }) => rows);
    const waiting = () =>
      owner
        .execute<{ n: number }>(sql`SELECT (SELECT count(*) FROM graphile_worker.jobs) + (SELECT count(*) FROM billet.outbox) AS n`)
        .then(({ rows }) => rows);
    await owner.execute(sql`ALTER TABLE billet.items ADD CONSTRAINT broken CHECK (type <> 'super') NOT VALID`);
    pairs.forEach(({ payer }, index) => void shop.pay(payer, ids[index] ?? '', 98));
    await until(failures, (charges) => charges.length === ids.length && charges.every(({ n }) => n > 0));
    await until(waiting, ([row]) => Number(row?.n) === 0);
    expect((await failures()).map(({ n }) => n)).toEqual(ids.map(() => 2));
    await owner.execute(sql`ALTER TABLE billet.items DROP CONSTRAINT broken`);
    await resumeWork(shop.deps);
    for (const [index, { payer }] of pairs.entries()) await waitForOrderState(payer, ids[index] ?? '', 'fulfilled');
  });

  test('is refunded when its order can no longer be delivered, and the payer is notified', async () => {
    const pair = await newPair(shop);
    const id = await orderTeddy(pair);
    const { purchase } = (await findOrder(shop.deps.db.app, shop.deps.config, id)) ?? {};
    const toNobody = sealPurchase(shop.deps.config, { ...purchase, recipientId: crypto.randomUUID() });
    await shop.deps.db.app.update(orders).set({ purchase: toNobody }).where(eq(orders.id, id));
    await refunded(shop.pay(pair.payer, id, 49));
    await waitForOrderState(pair.payer, id, 'refunded');
    const { params } = await shop.messenger.waitForCall('sendMessage', ({ chat_id }) => chat_id === pair.payer.telegramId);
    expect(params.text).toContain('49 Stars are back with you');
    expect(await inboxOf(pair.recipient)).toHaveLength(0);
  });

  test('of a cancelled order is refunded, and the order stays cancelled', async () => {
    const pair = await newPair(shop);
    const { payer } = pair;
    const id = await orderTeddy(pair);
    await shop.deps.db.owner.execute(sql`UPDATE money.orders SET expires_at = now() - interval '1 second' WHERE id = ${id}`);
    await shop.cleanUp();
    expect(await stateOf(payer, id)).toBe('cancelled');
    const [row] = await shop.deps.db.app.select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({ purchase: null, link: null, request: null, expiresAt: null });
    await refunded(shop.pay(payer, id, 49));
    expect(await stateOf(payer, id)).toBe('cancelled');
  });

  test('counts as refunded when the messenger answers CHARGE_ALREADY_REFUNDED', async () => {
    const pair = await newPair(shop);
    const id = await orderTeddy(pair);
    shop.messenger.fail('refundStarPayment', { status: 400, description: 'Bad Request: CHARGE_ALREADY_REFUNDED' });
    const chargeId = shop.pay(pair.recipient, id, 49);
    await refunded(chargeId);
    const state = () =>
      shop.deps.db.owner
        .execute(sql`SELECT state FROM money.charges WHERE id = ${chargeIdOf(shop.deps.config, chargeId)}`)
        .then(({ rows }) => rows);
    await until(state, ([row]) => row?.state === 'refunded');
  });
});
