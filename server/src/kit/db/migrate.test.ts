import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { newPair, orderTeddy, waitForOrderState } from '../../../test/sale.ts';
import { checkout, inboxOf, type Shop, startShop } from '../../../test/shop.ts';
import { StartError } from '../start-error.ts';
import { migrate, newMigrations, readMigrations } from './migrate.ts';
import { type Sql, sqlOn } from './sql-on.ts';

const prepareNothing = async () => {};
const named = (name: string, hash = `hash of ${name}`) => ({ name, hash, text: '' });
const history = ['0001_first.sql', '0002_second.sql', '0003_third.sql'].map((name) => named(name));
const later = {
  ...named('9999_later.sql'),
  text: `ALTER TABLE billet.items ADD COLUMN is_later boolean NOT NULL DEFAULT true;
    GRANT SELECT (is_later) ON billet.items TO billet_inbox;`,
};

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test('[OPS-04] runs every file of the migrations folder, in the order of the names', () => {
  const names = readMigrations().map(({ name }) => name);
  expect(names).toEqual(readdirSync(path.join(import.meta.dirname, '../../../migrations')).sort());
  expect(names[0]).toBe('0001_baseline.sql');
});

test('[OPS-04] runs only the migrations that have not run yet', () => {
  expect(newMigrations(history, [])).toEqual(history);
  expect(newMigrations(history, history.slice(0, 2))).toEqual(history.slice(2));
  expect(newMigrations(history, history)).toEqual([]);
});

test('[OPS-04] accepts the database of a newer version, so that an operator can go back', () => {
  expect(newMigrations(history.slice(0, 2), history)).toEqual([]);
});

const foreign = {
  'another first migration': [named('0001_tables.sql')],
  'a changed text': [named('0001_first.sql', 'another hash')],
  'a missing first migration': history.slice(1),
};
for (const [what, applied] of Object.entries(foreign)) {
  test(`[OPS-01] refuses a database whose history has ${what}, and says what to do`, () => {
    const act = () => newMigrations(history, applied);
    expect(act).toThrow(StartError);
    expect(act).toThrow(/^DATABASE_URL: migration \w+\.sql has run .+; start the version that made the database, or set DATABASE_URL .+$/);
  });
}

/** Every row of every table, by table. */
async function readRows(sql: Sql): Promise<Record<string, readonly object[]>> {
  const tables = await sql<{ name: string }[]>`
    SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname IN ('billet', 'money', 'sealed') ORDER BY 1`;
  const rows: Record<string, readonly object[]> = {};
  for (const { name } of tables) rows[name] = await sql.query(`SELECT to_jsonb(t) - 'is_later' AS row FROM ${name} t ORDER BY 1`);
  return rows;
}

test('[OPS-04] a later migration keeps all rows, runs once and uses the roles', async () => {
  const pair = await newPair(shop);
  const { payer, recipient } = pair;
  await checkout(payer, recipient, { message: 'unwelcome' });
  const [note] = await inboxOf(recipient);
  const params = { id: note?.id ?? '' };
  await recipient.call('unwrapValentine', { params });
  await recipient.call('blockSender', { params, body: { isBlocked: true } });
  const order = await orderTeddy({ payer: recipient, recipient: payer });
  shop.pay(recipient, order, 49);
  await waitForOrderState(recipient, order, 'fulfilled');
  await shop.stopBot();
  const { owner, inbox } = shop.deps.db;
  const sql = sqlOn(owner.$client);
  const before = await readRows(sql);
  const filled = Object.keys(before).filter((name) => before[name]?.length);
  expect(filled).toEqual(
    expect.arrayContaining([
      'billet.users',
      'billet.items',
      'sealed.senders',
      'sealed.pairs',
      'sealed.blocks',
      'money.orders',
      'money.charges',
    ]),
  );
  const upgraded = [...readMigrations(), later];
  await migrate(owner.$client, prepareNothing, upgraded);
  await migrate(owner.$client, prepareNothing, upgraded);
  expect(await readRows(sql)).toEqual(before);
  expect(await sqlOn(inbox.$client)`SELECT DISTINCT is_later FROM billet.items`).toEqual([{ is_later: true }]);
  const ran = await sql`SELECT name, hash FROM public.billet_migrations ORDER BY name`;
  expect(ran).toEqual(upgraded.map(({ name, hash }) => ({ name, hash })));
});

test('[OPS-04] an upgrade from the baseline to the newest version keeps the rows and fills new columns', async () => {
  const db = await freshDatabase('template0');
  const { $client: owner } = db.owner;
  const sql = sqlOn(owner);
  await migrate(owner, prepareNothing, readMigrations().slice(0, 1));
  await sql`INSERT INTO billet.users (id, telegram_id, code, first_name, username, mode, created_at) VALUES
    (gen_random_uuid(), 11, 'code-of-alice', 'Alice', NULL, 'anonymous', now()),
    (gen_random_uuid(), 12, 'code-of-boris', 'Boris', 'boris', 'valentine', now())`;
  const before = await readRows(sql);
  await migrate(owner, prepareNothing);
  expect(await readRows(sql)).toMatchObject(before);
  expect(await sql`SELECT DISTINCT wishes, prompt_kind, own_prompt FROM billet.users WHERE telegram_id > 0`).toEqual([
    { wishes: [], prompt_kind: 'none', own_prompt: '' },
  ]);
  await db.close();
});

test('[OPS-04] a migration that fails changes nothing, and the next start runs it again', async () => {
  const db = await freshDatabase();
  const { $client: owner } = db.owner;
  const broken = { ...later, text: `${later.text} SELECT 1 / 0;` };
  await expect(migrate(owner, prepareNothing, [...readMigrations(), broken])).rejects.toMatchObject({ code: '22012' });
  const isThere = `SELECT FROM information_schema.columns WHERE column_name = 'is_later'`;
  expect(await sqlOn(owner).query(isThere)).toHaveLength(0);
  await migrate(owner, prepareNothing, [...readMigrations(), later]);
  expect(await sqlOn(owner).query(isThere)).toHaveLength(1);
  await db.close();
});
