import type { EventEmitter } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import type { Person } from '../../../test/person.ts';
import { orderTeddy } from '../../../test/sale.ts';
import { checkout, messageFrom, type Shop, startShop, until, waitUntilIdle } from '../../../test/shop.ts';
import { readConfig } from '../../kit/config.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';

const SENDERS = 40;
const MANY = 200;
/** Fewer for disturbed runs, which are slow. */
const FEWER = 60;
/** Milliseconds between two disturbances; a terminated connection takes up to half a second to be replaced. */
const PACE = 25;
const SLOWER = 250;
const plenty = { ...readConfig({}).limits, perPairADay: 100_000, perSenderAnHour: 100_000, perAddressAnHour: 100_000 };

let shop: Shop;
let senders: readonly Person[];
let recipient: Person;
let round = 0;
beforeAll(async () => {
  shop = await startShop({ limits: plenty });
  const known: Person[] = [];
  for (let n = 0; n < SENDERS; n += 1) known.push(await shop.person(`sender${n}`));
  senders = known;
});
beforeEach(async () => {
  round += 1;
  // Requests may still fail from the disturbance before
  const known = await until(
    () => shop.person(`recipient${round}`).catch(() => null),
    (person) => person !== null,
  );
  recipient = known ?? recipient;
});
afterAll(() => shop.close());

const login = () => shop.deps.db.app.$client.options.user;
const owner = () => sqlOn(shop.deps.db.owner.$client);
/** Cancels or terminates backends of the app's login that match the condition `those`. */
const strike = (how: 'cancel' | 'terminate', those = '') =>
  owner().query(`SELECT pg_${how}_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename = $1 ${those}`, [
    login(),
  ]);
const ends = () => strike('terminate', "AND state = 'active' ORDER BY random() LIMIT 1");
const cancels = () => strike('cancel', "AND state <> 'idle' ORDER BY random() LIMIT 3");

/** Counts the statements that PostgreSQL cancels on connections made from now on. */
function countCancelled(): () => number {
  let count = 0;
  for (const { $client } of [shop.deps.db.app, shop.deps.db.payments])
    $client.on('connect', (client) => {
      const { connection } = client as unknown as { readonly connection: EventEmitter };
      connection.on('errorMessage', ({ code }: { code: string }) => {
        if (code === '57014') count += 1;
      });
    });
  return () => count;
}

/** Repeats the disturbance until the work is done. */
async function during<T>(storm: () => Promise<unknown>, pace: number, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const blow = async () => {
    while (!isOver) {
      await storm();
      await new Promise((resolve) => setTimeout(resolve, pace));
    }
  };
  const blowing = blow();
  try {
    return await work();
  } finally {
    isOver = true;
    await blowing;
  }
}

/** Repeats a request with the same key until its status is below 500. Disconnects early in the first attempts if `hangsUp`. */
async function persist(sender: Person, body: Record<string, unknown>, hangsUp: boolean): Promise<number> {
  const key = crypto.randomUUID();
  for (let times = 0; ; times += 1) {
    const signal = hangsUp && times < 2 ? AbortSignal.timeout(15 + 20 * times) : undefined;
    const reply = await checkout(sender, recipient, body, { key, ...(signal ? { signal } : {}) }).catch(() => null);
    if (reply && reply.status < 500) return reply.status;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const sendAll = (count: number, hangsUp = false) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => {
      const sender = senders[n % SENDERS];
      if (!sender) throw new Error('nobody');
      return persist(sender, { message: `words ${n} of round ${round}` }, hangsUp && n % 3 === 0);
    }),
  );

/** The round's rows in every table that a delivery writes to. */
async function books() {
  const [id] = await owner()<{ id: string }[]>`SELECT id FROM billet.users WHERE telegram_id = ${recipient.telegramId}`;
  const who = id?.id ?? '';
  const [found] = await owner()`
    SELECT (SELECT count(*)::int FROM billet.items WHERE recipient_id = ${who}) AS notes,
      (SELECT count(DISTINCT message)::int FROM billet.items WHERE recipient_id = ${who}) AS words,
      (SELECT count(*)::int FROM billet.items JOIN sealed.senders s ON s.item_id = id WHERE recipient_id = ${who}) AS senders,
      (SELECT count(*)::int FROM billet.items JOIN sealed.pairs p ON p.item_id = id WHERE recipient_id = ${who}) AS pairs,
      (SELECT ordinary + super FROM billet.inbox_counts WHERE recipient_id = ${who}) AS counted,
      (SELECT version FROM billet.change_events WHERE user_id = ${who} AND kind = 'inventory') AS version,
      (SELECT count(*)::int FROM billet.items i WHERE recipient_id = ${who} AND NOT EXISTS (SELECT FROM sealed.senders s WHERE s.item_id = i.id)) AS halves,
      (SELECT count(*)::int FROM money.idempotency_records WHERE answer IS NULL) AS open`;
  return found;
}

const whole = (n: number) => ({ notes: n, words: n, senders: n, pairs: n, counted: n, version: n, halves: 0, open: 0 });
const answered = (n: number) => Array.from({ length: n }, () => 200);

describe('[PAY-02] concurrent sendings to one person are delivered completely and exactly once', () => {
  test('without disturbances', async () => {
    expect(await sendAll(MANY)).toEqual(answered(MANY));
    expect(await books()).toEqual(whole(MANY));
  });

  test('while senders disconnect and retry', async () => {
    expect(await sendAll(MANY, true)).toEqual(answered(MANY));
    expect(await books()).toEqual(whole(MANY));
  });

  test('while database connections are terminated', async () => {
    expect(await during(ends, SLOWER, () => sendAll(FEWER))).toEqual(answered(FEWER));
    expect(await books()).toEqual(whole(FEWER));
  });

  test('while statements are cancelled and senders disconnect', async () => {
    expect(await during(cancels, PACE, () => sendAll(FEWER, true))).toEqual(answered(FEWER));
    expect(await books()).toEqual(whole(FEWER));
  });

  test('while statements have a limit of a few milliseconds', async () => {
    const [name] = await owner()<{ name: string }[]>`SELECT current_database() AS name`;
    const limit = (most: string) => owner().query(`ALTER ROLE ${login()} IN DATABASE ${name?.name} ${most}`);
    const cancelled = countCancelled();
    await limit("SET statement_timeout = '12ms'");
    await strike('terminate');
    // while the table is locked, every delivery has a statement that exceeds the limit
    const sent = await shop.deps.db.owner.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE billet.items IN ACCESS EXCLUSIVE MODE`);
      const sending = { over: sendAll(FEWER) };
      await until(
        async () => cancelled(),
        (count) => count >= FEWER,
      );
      return sending;
    });
    // other statements may exceed it too
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await limit('RESET statement_timeout');
    await strike('terminate');
    expect(await sent.over).toEqual(answered(FEWER));
    expect(await books()).toEqual(whole(FEWER));
  });
});

test('[PAY-02] a payment refunded during its delivery is delivered at most once and refunded once', async () => {
  await owner()`UPDATE billet.users SET bot_state = 'active' WHERE telegram_id = ${recipient.telegramId}`;
  const orders = await Promise.all(
    senders
      .slice(0, 20)
      .map(async (payer) => ({ payer, id: await orderTeddy({ payer, recipient }, { message: `paid by ${payer.firstName}` }) })),
  );
  const [{ before = 0 } = {}] = await owner()<{ before: number }[]>`SELECT count(*)::int AS before FROM money.updates`;
  await during(ends, SLOWER, async () => {
    orders.forEach(({ payer, id }, n) => {
      const chargeId = `racing-${n}`;
      const payment = { currency: 'XTR', total_amount: 49, invoice_payload: `order:${id}`, telegram_payment_charge_id: chargeId };
      const refund = () => shop.messenger.push({ message: { ...messageFrom(payer), refunded_payment: payment } });
      if (n % 2 === 0) refund();
      shop.pay(payer, id, 49, { chargeId });
      if (n % 2 === 1) refund();
    });
    const stored = async () => (await owner()<{ n: number }[]>`SELECT count(*)::int AS n FROM money.updates`)[0]?.n ?? 0;
    await until(stored, (n) => n === before + 2 * orders.length);
    await waitUntilIdle(shop);
  });
  const states = await owner()`
    SELECT o.state AS order, c.state AS charge FROM money.orders o JOIN money.charges c ON c.order_id = o.id
     WHERE o.id = ANY (${orders.map(({ id }) => id)})`;
  expect(states).toHaveLength(orders.length);
  expect(states.filter(({ charge }) => charge !== 'refunded')).toEqual([]);
  const { notes, words } = (await books()) as { notes: number; words: number };
  expect(notes).toBe(words);
  expect(notes).toBeLessThanOrEqual(20);
  // All refunds came from the messenger; the server requested none
  expect(shop.messenger.calls.filter(({ method }) => method === 'refundStarPayment')).toEqual([]);
});
