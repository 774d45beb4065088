import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { newPair, orderTeddy, type Pair, waitForOrderState } from '../../../test/sale.ts';
import { inboxOf, type Shop, startShop } from '../../../test/shop.ts';
import { LOCK_MS, LOCKED_MS, mixChanging, mixPayments, vacuumDeadRows } from './mix.ts';

let shop: Shop;
beforeAll(async () => {
  // No batch is due during the tests
  shop = await startShop({ batchSeconds: 86_400 });
});
afterAll(() => shop.close());

const tables = ['money.orders', 'money.charges', 'money.updates', 'money.idempotency_records', 'billet.limit_marks'] as const;

async function sold(pairs: readonly Pair[]): Promise<string[]> {
  const orders: string[] = [];
  for (const pair of pairs) {
    const order = await orderTeddy(pair);
    shop.pay(pair.payer, order, 49);
    await waitForOrderState(pair.payer, order, 'fulfilled');
    orders.push(order);
  }
  return orders;
}

async function somePairs(count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < count) pairs.push(await newPair(shop));
  return pairs;
}

const rowsOf = async (table: string) => {
  const { rows } = await shop.deps.db.owner.execute<{ row: string; xmin: string; is_mixed: boolean }>(
    sql.raw(`SELECT (to_jsonb(t) - 'is_mixed')::text AS row, xmin::text, is_mixed FROM ${table} t ORDER BY t.ctid`),
  );
  return [...rows];
};

test('[SEC-02] puts payment rows since the last batch back unchanged, in another order and in one transaction', async () => {
  await sold(await somePairs(8));
  const before = new Map(await Promise.all(tables.map(async (table) => [table, await rowsOf(table)] as const)));
  expect(await mixPayments(shop.deps)).toBe(true);
  for (const table of tables) {
    const [old, now] = [before.get(table) ?? [], await rowsOf(table)];
    const words = (rows: typeof now) => rows.map(({ row }) => row);
    expect(old.length).toBeGreaterThan(7);
    expect(words(now).toSorted()).toEqual(words(old).toSorted());
    expect(words(now)).not.toEqual(words(old));
    expect(new Set(now.map(({ xmin }) => xmin)).size).toBe(1);
  }
  expect(await mixPayments(shop.deps)).toBe(false);
  await vacuumDeadRows(shop.deps);
});

test('[SEC-02] shuffles a row again after a later change', async () => {
  const [order] = await sold(await somePairs(1));
  await mixPayments(shop.deps);
  await shop.deps.db.app.execute(sql`UPDATE money.orders SET state = state WHERE id = ${order}`);
  expect((await rowsOf('money.orders')).filter(({ is_mixed }) => !is_mixed)).toHaveLength(1);
  expect(await mixPayments(shop.deps)).toBe(true);
});

test('[PAY-02] fulfils each order once while payments arrive during the shuffle', async () => {
  const pairs = await somePairs(6);
  const orders = await Promise.all(pairs.map((pair) => orderTeddy(pair)));
  let isOver = false;
  const mixing = (async () => {
    while (!isOver) await mixPayments(shop.deps).catch(() => false);
  })();
  pairs.forEach(({ payer }, place) => {
    const charge = shop.pay(payer, orders[place] ?? '', 49);
    shop.pay(payer, orders[place] ?? '', 49, { chargeId: charge });
  });
  await Promise.all(pairs.map(({ payer }, place) => waitForOrderState(payer, orders[place] ?? '', 'fulfilled')));
  isOver = true;
  await mixing;
  for (const { recipient } of pairs) expect(await inboxOf(recipient)).toHaveLength(1);
});

test('[SEC-02] leaves rows in use where they are', async () => {
  const { owner } = shop.deps.db;
  await owner.execute(sql`INSERT INTO money.idempotency_records (id, body_hash, lease, lease_until, created_at)
    VALUES ('in work', 'x', gen_random_uuid(), now(), now()), ('answered', 'x', gen_random_uuid(), NULL, now())`);
  await mixPayments(shop.deps);
  const { rows } = await owner.execute(sql`SELECT id, is_mixed FROM money.idempotency_records WHERE body_hash = 'x' ORDER BY id`);
  expect([...rows]).toEqual([
    { id: 'answered', is_mixed: true },
    { id: 'in work', is_mixed: false },
  ]);
});

test('[PAY-02] gives way to a locked payment and changes nothing', async () => {
  await sold(await somePairs(1));
  const before = await rowsOf('money.charges');
  await shop.deps.db.app.transaction(async (tx) => {
    await tx.execute(sql`SELECT id FROM money.charges FOR UPDATE`);
    await expect(mixChanging(shop.deps, 500)).rejects.toThrow();
  });
  expect(await rowsOf('money.charges')).toEqual(before);
  expect(await mixPayments(shop.deps)).toBe(true);
});

test("[PAY-02] limits the time of a locked chunk below PostgreSQL's deadlock check, which could fail a payment", async () => {
  const {
    rows: [row],
  } = await shop.deps.db.owner.execute<{ ms: number }>(
    sql`SELECT setting::int AS ms FROM pg_settings WHERE name = 'deadlock_timeout' AND unit = 'ms'`,
  );
  expect(LOCK_MS + LOCKED_MS).toBeLessThan(row?.ms ?? 0);
});

test('[PAY-02] aborts a slow chunk and retries with fewer rows, and a concurrent payment waits', async () => {
  const { owner, app } = shop.deps.db;
  await sold(await somePairs(9));
  await mixPayments(shop.deps);
  await owner.execute(sql`UPDATE money.charges SET is_mixed = false`);
  // a chunk of more than eight rows never ends in time, and a smaller one is not delayed
  await owner.execute(
    sql`CREATE FUNCTION money.slowly() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN IF (SELECT count(*) FROM gone) > 8 THEN PERFORM pg_sleep(60); END IF; RETURN NULL; END'`,
  );
  await owner.execute(
    sql`CREATE TRIGGER slowly AFTER DELETE ON money.charges REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION money.slowly()`,
  );
  try {
    await expect(mixChanging(shop.deps, 500)).rejects.toMatchObject({ cause: { code: '57014' } });
    const areMixed = async () => (await rowsOf('money.charges')).every(({ is_mixed }) => is_mixed);
    expect(await areMixed()).toBe(false);
    let isOver = false;
    const mixing = (async () => {
      // on a busy machine, the writer below may hold its lock too long for all attempts of a run
      while (!(await areMixed())) await mixPayments(shop.deps);
    })().finally(() => {
      isOver = true;
    });
    while (!isOver)
      await app.transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL lock_timeout = '60s'`);
        await tx.execute(sql`UPDATE money.charges SET order_id = order_id WHERE false`);
      });
    await mixing;
  } finally {
    await owner.execute(sql`DROP FUNCTION money.slowly CASCADE`);
  }
});
