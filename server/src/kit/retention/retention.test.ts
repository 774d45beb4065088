import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { type Shop, startShop, until } from '../../../test/shop.ts';
import { sqlOn } from '../db/sql-on.ts';
import { rules, tableOf } from './rules.ts';
import { tablesWithoutExpiry } from './without-expiry.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const sql = () => sqlOn(shop.deps.db.owner.$client);
const count = async (table: string, where = 'true') => {
  const [row] = await sql().query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`);
  return row?.n;
};

test('[OPS-08] every table has a retention rule or a reason to keep its rows', async () => {
  const tables = await sql()<{ name: string }[]>`
    SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname IN ('billet', 'money', 'sealed')`;
  const named = [...rules.map(tableOf), ...Object.keys(tablesWithoutExpiry)].filter((name) => !name.startsWith('graphile_worker'));
  expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

const order = (age: string) => `
  INSERT INTO money.orders (id, payer_mark, payer, kind, state, amount, bought, request, purchase, made_on, expires_at)
    SELECT gen_random_uuid(), decode(md5(random()::text || n), 'hex'), '\\x00', 'item', 'awaiting_payment', 49, 'gift', gen_random_uuid()::text,
      '\\x01', current_date, now() + interval '${age}' FROM generate_series(1, 10000) n`;

test('[OPS-08] one run deletes the data of 1,000 orders a minute, and keeps rows that are not due', async () => {
  await sql().query(order('-1 minute'));
  await sql().query(order('1 hour'));
  await sql().query(`
    INSERT INTO money.idempotency_records (id, body_hash, lease, created_at)
      SELECT 'due ' || n, 'x', gen_random_uuid(), now() - interval '49 hours' FROM generate_series(1, 12000) n;
    INSERT INTO money.idempotency_records (id, body_hash, lease, created_at) VALUES ('fresh', 'x', gen_random_uuid(), now() - interval '47 hours');
    INSERT INTO money.updates (id, received_at) SELECT decode(md5('due' || n), 'hex'), now() - interval '49 hours' FROM generate_series(1, 20000) n;
    INSERT INTO money.updates (id, received_at, body) VALUES ('\\x01', now() - interval '49 hours', '\\x00');
    INSERT INTO billet.limit_marks (mark, until) SELECT decode(md5('due' || n), 'hex'), now() - interval '1 minute' FROM generate_series(1, 30000) n;
    INSERT INTO billet.limit_marks (mark, until) VALUES ('\\x01', now() + interval '1 hour');
    INSERT INTO sealed.stops (mark, until) VALUES ('\\x01', now() - interval '1 minute'), ('\\x02', now() + interval '1 minute')`);
  await shop.cleanUp();
  expect(await count('money.orders', "state = 'cancelled' AND purchase IS NULL AND request IS NULL AND expires_at IS NULL")).toBe(10_000);
  expect(await count('money.orders', "state = 'awaiting_payment' AND purchase IS NOT NULL")).toBe(10_000);
  expect(await count('money.idempotency_records', "id = 'fresh'")).toBe(1);
  expect(await count('money.idempotency_records')).toBe(1);
  expect(await count('money.updates')).toBe(1);
  expect(await count('billet.limit_marks')).toBe(1);
  expect(await count('sealed.stops')).toBe(1);
});

test('[OPS-08] rows that are reinserted in random order during a run are deleted in the same run', async () => {
  await sql()`INSERT INTO money.updates (id, received_at) SELECT decode(md5('moved' || n), 'hex'), now() - interval '49 hours' FROM generate_series(1, 100) n`;
  const client = await shop.deps.db.owner.$client.connect();
  const mixing = sqlOn(client);
  await mixing`BEGIN`;
  await mixing`CREATE TEMP TABLE mixed ON COMMIT DROP AS SELECT * FROM money.updates WHERE body IS NULL`;
  await mixing`DELETE FROM money.updates WHERE body IS NULL`;
  await mixing`INSERT INTO money.updates SELECT * FROM mixed ORDER BY random()`;
  const round = shop.cleanUp();
  await until(
    () => sql()`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%money%updates%'`,
    (waiting) => waiting.length > 0,
  );
  await mixing`COMMIT`;
  client.release();
  await round;
  expect(await count('money.updates', 'body IS NULL')).toBe(0);
});

test("[OPS-08] [PAY-02] lines of Telegram's gift list are kept while a pending gift may be searched in them", async () => {
  const lines = () => count('money.gift_lines', "id = 'long ago'");
  await sql()`INSERT INTO money.gift_lines (id, at, recipient_telegram_id, gift_id) VALUES ('long ago', now() - interval '3 hours', 1, 'teddy')`;
  await sql()`INSERT INTO money.gifts (id, item_id, recipient_telegram_id, gift_id, charge, state, tried_at, due_at)
    VALUES (gen_random_uuid(), gen_random_uuid(), 1, 'teddy', '\\x01', 'sending', now() - interval '3 hours', now() + interval '1 hour')`;
  await shop.cleanUp();
  expect(await lines()).toBe(1);
  await sql()`UPDATE money.gifts SET state = 'sent', charge = NULL`;
  await shop.cleanUp();
  await shop.cleanUp();
  expect(await lines()).toBe(0);
});

test('[OPS-08] a run skips a locked order, and the next run ends it', async () => {
  await sql()`UPDATE money.orders SET expires_at = now() - interval '1 minute' WHERE state = 'awaiting_payment'`;
  await shop.deps.db.owner.transaction(async (tx) => {
    await sqlOn(tx.$client)`SELECT id FROM money.orders WHERE state = 'awaiting_payment' LIMIT 1 FOR UPDATE`;
    await shop.cleanUp();
    expect(await count('money.orders', "state = 'awaiting_payment'")).toBe(1);
  });
  await shop.cleanUp();
  expect(await count('money.orders', "state = 'awaiting_payment'")).toBe(0);
});

test('[OPS-08] a permanently failed job is deleted after seven days, with its payload', async () => {
  const add = (age: string) => sql()`
    INSERT INTO graphile_worker._private_jobs (task_id, payload, attempts, max_attempts, run_at)
      SELECT id, '{}', 25, 25, now() - ${age}::interval FROM graphile_worker._private_tasks WHERE identifier = 'refund'`;
  await add('8 days');
  await add('6 days');
  await shop.cleanUp();
  expect(await count('graphile_worker._private_jobs', 'attempts = 25')).toBe(1);
});
