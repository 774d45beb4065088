import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { idOf, listOf } from '../../../test/deliver.ts';
import { newPair, type Pair, waitForOrderState } from '../../../test/sale.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop, stateOf } from '../../../test/shop.ts';
import { waiting } from '../../kit/db/schema/money.ts';
import { refundByOperator } from '../payments/index.ts';
import { deliverBatch } from './batch.ts';

let shop: Shop;
beforeAll(async () => {
  // No batch is due during the tests: each test delivers it
  shop = await startShop({ batchSeconds: 86_400 });
});
afterAll(() => shop.close());

interface Bought {
  readonly order: string;
  readonly chargeId: string;
}

/** Buys a fully anonymous note. */
async function buy({ payer, recipient }: Pair, message = 'guess'): Promise<Bought> {
  const order = orderIn(await checkout(payer, recipient, { message, isFullyAnonymous: true }));
  const chargeId = shop.pay(payer, order, 49);
  await waitForOrderState(payer, order, 'fulfilled');
  return { order, chargeId };
}

const received = async ({ recipient }: Pair) => (await listOf(recipient)).pagination.total;
const rowsWaiting = () => shop.deps.db.owner.select().from(waiting);

describe('[SEC-02] a fully anonymous note', () => {
  test('fulfils its order and arrives with the next batch only', async () => {
    const pair = await newPair(shop);
    await buy(pair);
    expect(await received(pair)).toBe(0);
    await deliverBatch(shop.deps);
    expect(await received(pair)).toBe(1);
    expect(await rowsWaiting()).toEqual([]);
  });

  test('waits encrypted and with a size independent of its text', async () => {
    const [first, second] = [await newPair(shop), await newPair(shop)];
    await buy(first, 'a');
    await buy(second, '🧡'.repeat(100));
    const rows = await rowsWaiting();
    expect(new Set(rows.map(({ note }) => note.length)).size).toBe(1);
    const [payer, recipient] = [await idOf(shop, first.payer), await idOf(shop, first.recipient)];
    for (const { note } of rows) for (const word of ['🧡', payer, recipient]) expect(note.includes(word)).toBe(false);
    await deliverBatch(shop.deps);
    expect(await received(second)).toBe(1);
  });

  test('does not delay other paid notes', async () => {
    const pair = await newPair(shop);
    const order = orderIn(await checkout(pair.payer, pair.recipient, { itemId: 'teddy' }));
    shop.pay(pair.payer, order, 49);
    await waitForOrderState(pair.payer, order, 'fulfilled');
    expect(await received(pair)).toBe(1);
  });

  test('shows the time of its batch instead of its payment', async () => {
    const timely = await startShop({ batchSeconds: 900 });
    const { payer, recipient } = await newPair(timely);
    timely.deps.clock.move(new Date('2026-06-10T12:37:33.123Z'));
    const order = orderIn(await checkout(payer, recipient, { isFullyAnonymous: true }));
    timely.pay(payer, order, 49);
    await waitForOrderState(payer, order, 'fulfilled');
    await deliverBatch(timely.deps);
    expect((await listOf(recipient)).valentines).toMatchObject([{ sentAt: '2026-06-10T12:30:00.000Z', isFullyAnonymous: true }]);
    await timely.close();
  });
});

describe('[SEC-02] a batch', () => {
  test('delivers in an order other than that of the payments', async () => {
    const pairs: Pair[] = [];
    for (let n = 0; n < 9; n++) {
      const pair = await newPair(shop);
      pairs.push(pair);
      await buy(pair);
    }
    await deliverBatch(shop.deps);
    const notes = await shop.deps.db.owner
      .execute<{ code: string }>(sql`
      SELECT u.code FROM billet.items i JOIN billet.users u ON u.id = i.recipient_id
       WHERE u.code = ANY (${sql.param(`{${pairs.map(({ recipient }) => recipient.code).join(',')}}`)}::text[]) ORDER BY i.xmin::text::bigint`)
      .then(({ rows }) => rows);
    const codes = notes.map(({ code }) => code);
    const paid = pairs.map(({ recipient }) => recipient.code);
    expect(codes.toSorted()).toEqual(paid.toSorted());
    // By chance, the orders would be equal once in 362,880 runs
    expect(codes).not.toEqual(paid);
  });

  test('shuffles first: no row, dead or alive, has the transaction ids of a payment and a delivery', async () => {
    for (let n = 0; n < 5; n++) await buy(await newPair(shop));
    const idsBefore = (await rowsWaiting()).map(({ id }) => id);
    await deliverBatch(shop.deps, AbortSignal.abort());
    const mixed = await shop.deps.db.owner
      .execute<{ id: string; xmin: string }>(sql`SELECT id, xmin::text FROM money.waiting`)
      .then(({ rows }) => rows);
    expect(mixed).toHaveLength(5);
    expect(new Set(mixed.map(({ xmin }) => xmin)).size).toBe(1);
    expect(mixed.filter(({ id }) => idsBefore.includes(id))).toEqual([]);
    await deliverBatch(shop.deps);
    expect(await rowsWaiting()).toEqual([]);
  });
});

describe('[PAY-02] each waiting note is delivered exactly once', () => {
  test('when the batch is interrupted before it, after the shuffle and between two notes', async () => {
    const pairs = [await newPair(shop), await newPair(shop), await newPair(shop)];
    for (const pair of pairs) await buy(pair);
    await shop.restart();
    await deliverBatch(shop.deps, AbortSignal.abort());
    const controller = new AbortController();
    const stopAfterOne = { ...shop.deps.live, sendSignal: () => controller.abort() };
    await deliverBatch({ ...shop.deps, live: stopAfterOne }, controller.signal);
    const counts = await Promise.all(pairs.map(received));
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    await deliverBatch(shop.deps);
    await deliverBatch(shop.deps);
    expect(await Promise.all(pairs.map(received))).toEqual([1, 1, 1]);
  });

  test('when the database fails during a delivery', async () => {
    const [broken, other] = [await newPair(shop), await newPair(shop)];
    for (const pair of [broken, other]) await buy(pair);
    const { owner } = shop.deps.db;
    // At the commit, when the row is deleted and the note written
    await owner
      .execute(
        sql.raw(`CREATE FUNCTION billet.fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'cut off'; END $$;
      CREATE CONSTRAINT TRIGGER cut_off AFTER INSERT ON billet.items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (NEW.recipient_id = '${await idOf(shop, broken.recipient)}') EXECUTE FUNCTION billet.fail()`),
      )
      .then(({ rows }) => rows);
    await deliverBatch(shop.deps);
    expect([await received(broken), await received(other)]).toEqual([0, 1]);
    await owner.execute(sql`DROP TRIGGER cut_off ON billet.items`);
    await deliverBatch(shop.deps);
    expect([await received(broken), await received(other)]).toEqual([1, 1]);
  });

  test('when several processes deliver concurrently', async () => {
    const pairs = [await newPair(shop), await newPair(shop), await newPair(shop), await newPair(shop)];
    for (const pair of pairs) await buy(pair);
    await Promise.all([deliverBatch(shop.deps), deliverBatch(shop.deps), deliverBatch(shop.deps)]);
    expect(await Promise.all(pairs.map(received))).toEqual([1, 1, 1, 1]);
  });
});

describe('[PAY-02] a note that cannot be delivered', () => {
  async function expectRefunded(pair: Pair, { order, chargeId }: Bought): Promise<void> {
    await deliverBatch(shop.deps);
    await waitForOrderState(pair.payer, order, 'refunded');
    expect(shop.messenger.calls.filter(({ params }) => params.telegram_payment_charge_id === chargeId)).toHaveLength(1);
    expect(await rowsWaiting()).toEqual([]);
  }

  test('[SAF-01] is refunded once if the recipient has blocked the sender', async () => {
    const pair = await newPair(shop);
    await checkout(pair.payer, pair.recipient, { message: 'hello' });
    const bought = await buy(pair);
    const [note] = await inboxOf(pair.recipient);
    await pair.recipient.call('blockSender', { params: { id: note?.id ?? '' }, body: { isBlocked: true } });
    await expectRefunded(pair, bought);
    expect(await received(pair)).toBe(1);
  });

  test('[SAF-02] is refunded once if the recipient has deleted the account', async () => {
    const pair = await newPair(shop);
    const bought = await buy(pair);
    expect((await pair.recipient.call('deleteAccount')).status).toBe(200);
    await expectRefunded(pair, bought);
  });

  test('is refunded at the payment if the reason is known by then', async () => {
    const pair = await newPair(shop);
    await checkout(pair.payer, pair.recipient, { message: 'hello' });
    const order = orderIn(await checkout(pair.payer, pair.recipient, { isFullyAnonymous: true, message: 'late' }));
    const [note] = await inboxOf(pair.recipient);
    await pair.recipient.call('blockSender', { params: { id: note?.id ?? '' }, body: { isBlocked: true } });
    shop.pay(pair.payer, order, 49);
    await waitForOrderState(pair.payer, order, 'refunded');
    expect(await rowsWaiting()).toEqual([]);
  });

  test('is refunded after three failures of unknown cause', async () => {
    const pair = await newPair(shop);
    const bought = await buy(pair);
    const { owner } = shop.deps.db;
    const id = await idOf(shop, pair.recipient);
    await owner.execute(sql.raw(`ALTER TABLE billet.items ADD CONSTRAINT broken CHECK (recipient_id <> '${id}') NOT VALID`));
    for (const _ of [1, 2]) {
      await deliverBatch(shop.deps);
      expect(await stateOf(pair.payer, bought.order)).toBe('fulfilled');
    }
    await expectRefunded(pair, bought);
    await owner.execute(sql`ALTER TABLE billet.items DROP CONSTRAINT broken`);
  });

  test('is not delivered after an operator has refunded it', async () => {
    const pair = await newPair(shop);
    const bought = await buy(pair);
    expect(await refundByOperator(shop.deps, bought.chargeId, 1)).toBe('started');
    await expectRefunded(pair, bought);
    expect(await received(pair)).toBe(0);
  });

  test('stays in the table if it was sealed with another key, and does not block the others', async () => {
    const pair = await newPair(shop);
    const foreign = { id: crypto.randomUUID(), note: Buffer.alloc(4_124), isMixed: false };
    await shop.deps.db.owner.insert(waiting).values(foreign);
    await buy(pair);
    await deliverBatch(shop.deps);
    expect(await received(pair)).toBe(1);
    const [left] = await rowsWaiting();
    expect(left).toMatchObject({ isMixed: true, note: foreign.note });
    await shop.deps.db.owner.delete(waiting).where(eq(waiting.id, left?.id ?? ''));
  });
});
