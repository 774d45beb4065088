import type { Valentine } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { unwrap } from '../../../test/deliver.ts';
import { newPair, orderTeddy, type Pair, waitForOrderState } from '../../../test/sale.ts';
import { inboxOf, resumeWork, type Shop, startShop, until } from '../../../test/shop.ts';
import { refundByOperator } from '../payments/index.ts';
import { openCharge, sealCharge } from './charge.ts';

const TEDDY = 'messenger-teddy';
const BOUQUET = 'messenger-bouquet';
const RING = 'messenger-ring';
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ giftMap: { teddy: TEDDY, bouquet: BOUQUET, ring: RING } });
});
afterAll(() => shop.close());

const isFor =
  ({ recipient }: Pair) =>
  (params: Readonly<Record<string, unknown>>) =>
    params.user_id === recipient.telegramId;
const callsFor = (pair: Pair) => shop.messenger.calls.filter(({ method, params }) => method === 'sendGift' && isFor(pair)(params));

async function buyTeddy(pair: Pair): Promise<{ order: string; chargeId: string }> {
  const order = await orderTeddy(pair);
  const chargeId = shop.pay(pair.payer, order, 49);
  await waitForOrderState(pair.payer, order, 'fulfilled');
  return { order, chargeId };
}

async function detailOf({ recipient }: Pair): Promise<Valentine> {
  const [item] = await inboxOf(recipient);
  return unwrap(recipient, item?.id ?? '');
}

const giftOf = async ({ recipient }: Pair) => {
  const {
    rows: [row],
  } = await shop.deps.db.owner.execute<{ state: string; charge: unknown }>(
    sql`SELECT state, charge FROM money.gifts WHERE recipient_telegram_id = ${recipient.telegramId}`,
  );
  return row;
};

/** Moves the times of unconfirmed attempts into the past. */
const ageAttempts = (minutes: number, pair: Pair) =>
  shop.deps.db.owner
    .execute(sql`UPDATE money.gifts SET tried_at = tried_at - make_interval(mins => ${minutes}),
    due_at = due_at - make_interval(mins => ${minutes}) WHERE recipient_telegram_id = ${pair.recipient.telegramId}`)
    .then(({ rows }) => rows);

const addTransaction = (id: string, pair: Pair, date = Date.now()) =>
  shop.messenger.transactions.push({
    id,
    amount: 15,
    date: Math.floor(date / 1000),
    receiver: {
      type: 'user',
      transaction_type: 'gift_purchase',
      user: { id: pair.recipient.telegramId, is_bot: false, first_name: 'x' },
      gift: { id: TEDDY },
    },
  });

describe("[PAY-02] the messenger's own gift", () => {
  test('[ENT-05] [GFT-01] is bought once per payment, and the note shows it after the confirmation', async () => {
    const pair = await newPair(shop);
    await buyTeddy(pair);
    const { params } = await shop.messenger.waitForCall('sendGift', isFor(pair));
    expect(params).toMatchObject({ user_id: pair.recipient.telegramId, gift_id: TEDDY });
    await until(
      () => giftOf(pair),
      (gift) => gift?.state === 'sent',
    );
    expect(await detailOf(pair)).toMatchObject({ item: { id: 'teddy' }, isTelegramGiftSent: true });
    expect((await giftOf(pair))?.charge).toBeNull();
    await resumeWork(shop.deps);
    expect(callsFor(pair)).toHaveLength(1);
  });

  test('is stored without anything that identifies the payer', async () => {
    const pair = await newPair(shop);
    shop.messenger.fail('sendGift', { status: 502, description: 'Bad Gateway' });
    const { chargeId } = await buyTeddy(pair);
    await shop.messenger.waitForCall('sendGift', isFor(pair));
    const {
      rows: [row],
    } = await shop.deps.db.owner.execute<{ text: string }>(
      sql`SELECT row_to_json(g)::text AS text FROM money.gifts g WHERE recipient_telegram_id = ${pair.recipient.telegramId}`,
    );
    for (const secret of [chargeId, String(pair.payer.telegramId), Buffer.from(chargeId).toString('hex')])
      expect(row?.text).not.toContain(secret);
    await ageAttempts(20, pair);
    await resumeWork(shop.deps);
  });

  test("is found in the messenger's list after a lost response and not bought again", async () => {
    const pair = await newPair(shop);
    shop.messenger.fail('sendGift', { status: 504, description: 'Gateway Timeout' });
    const { order } = await buyTeddy(pair);
    await shop.messenger.waitForCall('sendGift', isFor(pair));
    addTransaction('bought-and-lost', pair);
    await resumeWork(shop.deps);
    expect(await detailOf(pair)).toMatchObject({ isTelegramGiftSent: true });
    await ageAttempts(20, pair);
    await resumeWork(shop.deps);
    expect(callsFor(pair)).toHaveLength(1);
    await waitForOrderState(pair.payer, order, 'fulfilled');
  });

  test('is retried after a lost request only when the list had time to show it and does not', async () => {
    const pair = await newPair(shop);
    addTransaction('somebody gave the same long ago', pair, Date.now() - 3_600_000);
    shop.messenger.fail('sendGift', { status: 502, description: 'Bad Gateway' });
    await buyTeddy(pair);
    await shop.messenger.waitForCall('sendGift', isFor(pair));
    await resumeWork(shop.deps);
    expect([callsFor(pair).length, (await giftOf(pair))?.state]).toEqual([1, 'sending']);
    await ageAttempts(2, pair);
    await resumeWork(shop.deps);
    expect([callsFor(pair).length, (await giftOf(pair))?.state]).toEqual([2, 'sent']);
    expect(await detailOf(pair)).toMatchObject({ isTelegramGiftSent: true });
  });

  test('that the messenger refuses is refunded at once, and the note stays', async () => {
    const pair = await newPair(shop);
    shop.messenger.fail('sendGift', { status: 400, description: 'Bad Request: USER_DISALLOWED_STARGIFTS' });
    const order = await orderTeddy(pair);
    const chargeId = shop.pay(pair.payer, order, 49);
    await shop.messenger.waitForCall('refundStarPayment', (each) => each.telegram_payment_charge_id === chargeId);
    await waitForOrderState(pair.payer, order, 'refunded');
    expect(await detailOf(pair)).toMatchObject({ item: { id: 'teddy' }, isTelegramGiftSent: false });
    expect(await giftOf(pair)).toBeUndefined();
  });

  test('that cannot be bought for ten minutes is refunded', async () => {
    const pair = await newPair(shop);
    shop.messenger.fail('sendGift', { status: 502, description: 'Bad Gateway' });
    const { order } = await buyTeddy(pair);
    await shop.messenger.waitForCall('sendGift', isFor(pair));
    await ageAttempts(10, pair);
    await resumeWork(shop.deps);
    await waitForOrderState(pair.payer, order, 'refunded');
    expect(callsFor(pair)).toHaveLength(1);
  });

  test('is bought one at a time per person, so that each line of the list matches one gift', async () => {
    const pair = await newPair(shop);
    const second: Pair = { payer: (await newPair(shop)).payer, recipient: pair.recipient };
    shop.messenger.fail('sendGift', { status: 502, description: 'Bad Gateway' });
    await buyTeddy(pair);
    await shop.messenger.waitForCall('sendGift', isFor(pair));
    await buyTeddy(second);
    await resumeWork(shop.deps);
    expect(callsFor(pair)).toHaveLength(1);
    await ageAttempts(2, pair);
    await resumeWork(shop.deps);
    await ageAttempts(2, pair);
    await resumeWork(shop.deps);
    // The gift's own job may be handling it at this moment
    const sent = await until(
      async () => (await inboxOf(pair.recipient)).map((item) => (item as unknown as Valentine).isTelegramGiftSent),
      (all) => all.every(Boolean),
    );
    expect(sent).toEqual([true, true]);
    expect(callsFor(pair)).toHaveLength(3);
  });

  test('that waits for another one is retried by its job', async () => {
    const pair = await newPair(shop);
    await buyTeddy(pair);
    await buyTeddy({ payer: (await newPair(shop)).payer, recipient: pair.recipient });
    const isSent = async () => {
      // The ten seconds between the two gifts
      await shop.deps.db.owner.execute(sql`UPDATE money.gifts SET tried_at = tried_at - interval '11 seconds' WHERE state = 'sent'`);
      await shop.deps.db.owner.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND attempts = 0`);
      return callsFor(pair).length;
    };
    await until(isSent, (calls) => calls === 2);
  });

  test('[SAF-04] is not bought after an operator has refunded its payment', async () => {
    const pair = await newPair(shop);
    shop.messenger.fail('sendGift', { status: 429, description: 'Too Many Requests: retry after 5' });
    const { order, chargeId } = await buyTeddy(pair);
    await until(
      () => giftOf(pair),
      (gift) => gift?.state === 'waiting' && callsFor(pair).length === 1,
    );
    expect(await refundByOperator(shop.deps, chargeId, 1)).toBe('started');
    await waitForOrderState(pair.payer, order, 'refunded');
    await resumeWork(shop.deps);
    expect(callsFor(pair)).toHaveLength(1);
    expect(await giftOf(pair)).toBeUndefined();
    expect(await detailOf(pair)).toMatchObject({ item: { id: 'teddy' }, isTelegramGiftSent: false });
  });

  describe('[GFT-01] of a pack', () => {
    const giftsSent = (pair: Pair) =>
      callsFor(pair)
        .map(({ params }) => params.gift_id)
        .toSorted();
    const isSentShown = async (pair: Pair) => (await detailOf(pair)).isTelegramGiftSent;
    async function pack(pair: Pair): Promise<{ order: string; chargeId: string }> {
      const order = await orderTeddy(pair, { itemId: 'wish_pack' });
      return { order, chargeId: shop.pay(pair.payer, order, 149) };
    }

    test('[GFT-01] includes all contents, and the note shows it after the last confirmation', async () => {
      const pair = await newPair(shop);
      const release = shop.messenger.hold('sendGift', ({ gift_id, user_id }) => gift_id === RING && user_id === pair.recipient.telegramId);
      const { order } = await pack(pair);
      await waitForOrderState(pair.payer, order, 'fulfilled');
      await until(
        () =>
          shop.deps.db.owner
            .execute(sql`SELECT FROM money.gifts WHERE gift_id = ${BOUQUET} AND state = 'sent'
          AND recipient_telegram_id = ${pair.recipient.telegramId}`)
            .then(({ rows }) => rows),
        (sent) => sent.length === 1,
      );
      expect(await isSentShown(pair)).toBe(false);
      release();
      await until(() => isSentShown(pair), Boolean);
      expect(giftsSent(pair)).toEqual([BOUQUET, RING]);
    });

    test('[GFT-01] is refunded when the messenger refuses one of the contents', async () => {
      const pair = await newPair(shop);
      const isRing = (params: Readonly<Record<string, unknown>>) => params.gift_id === RING && params.user_id === pair.recipient.telegramId;
      shop.messenger.fail('sendGift', { status: 400, description: 'Bad Request: STARGIFT_USAGE_LIMITED' }, 1, isRing);
      const { order, chargeId } = await pack(pair);
      await shop.messenger.waitForCall('refundStarPayment', (each) => each.telegram_payment_charge_id === chargeId);
      await waitForOrderState(pair.payer, order, 'refunded');
      await resumeWork(shop.deps);
      expect(giftsSent(pair).filter((id) => id === RING)).toEqual([RING]);
      expect(await isSentShown(pair)).toBe(false);
      const refunds = shop.messenger.calls.filter(
        ({ method, params }) => method === 'refundStarPayment' && params.telegram_payment_charge_id === chargeId,
      );
      expect(refunds).toHaveLength(1);
    });
  });

  test('is not bought for an item without a mapped gift', async () => {
    const pair = await newPair(shop);
    const order = await orderTeddy(pair, { itemId: 'cake' });
    shop.pay(pair.payer, order, 49);
    await waitForOrderState(pair.payer, order, 'fulfilled');
    expect(await giftOf(pair)).toBeUndefined();
    expect(await detailOf(pair)).toMatchObject({ isTelegramGiftSent: false });
  });
});

test('encrypts a charge id with a new nonce each time', () => {
  const sealed = sealCharge('secret', 'charge-1');
  expect(openCharge('secret', sealed)).toBe('charge-1');
  expect(sealCharge('secret', 'charge-1').equals(sealed)).toBe(false);
  expect(() => openCharge('another', sealed)).toThrow();
});
