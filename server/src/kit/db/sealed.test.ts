import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { deliver, idOf } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import { sqlOn } from './sql-on.ts';

let world: World;
let itemId: string;
let senderId: string;
beforeAll(async () => {
  world = await startWorld();
  const alice = await world.person('alice');
  const boris = await world.person('boris');
  itemId = await deliver(world, boris, alice);
  senderId = await idOf(world, boris);
});
afterAll(() => world.close());

/** The SQLSTATE of PostgreSQL's error, or its answer. */
async function tryAs(role: 'inbox' | 'app' | 'reveal', statement: string): Promise<string> {
  const client = sqlOn(world.deps.db[role].$client);
  try {
    return JSON.stringify(await client.query(statement));
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'no code';
  }
}

const REFUSED = '42501';

describe("the inbox's login", () => {
  test("[SEC-02] the inbox's login reads the columns of items that it needs", async () => {
    expect(await tryAs('inbox', 'SELECT id FROM billet.items')).toBe(JSON.stringify([{ id: itemId }]));
  });

  test("[SEC-02] the inbox's login cannot read anything that stores or links a sender", async () => {
    const statements = [
      'SELECT * FROM sealed.senders',
      'SELECT count(*) FROM sealed.senders',
      'SELECT pair FROM sealed.pairs',
      'SELECT * FROM sealed.reveals',
      'SELECT xmin FROM billet.items',
      'SELECT ctid FROM billet.items',
      'SELECT * FROM billet.users',
      'SELECT id FROM billet.users',
      'SELECT * FROM billet.change_events',
      'SELECT * FROM billet.outbox',
      'DELETE FROM billet.items',
      'UPDATE billet.items SET is_mutual = true',
      'SET ROLE billet_app',
      'SET ROLE billet_sealer',
      'SET SESSION AUTHORIZATION billet_app',
      'CREATE TEMPORARY TABLE t (a int)',
      'CREATE TABLE billet.t (a int)',
      'CREATE FUNCTION billet.f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
      `SELECT sealed.open_item('${itemId}', '${senderId}')`,
      `SELECT * FROM sealed.disclosed_senders('${senderId}', ARRAY['${itemId}'::uuid])`,
      "COPY billet.items TO PROGRAM 'cat'",
      "SELECT pg_read_file('PG_VERSION')",
    ];
    for (const statement of statements)
      expect({ statement, answer: await tryAs('inbox', statement) }).toEqual({ statement, answer: REFUSED });
  });

  test("[SEC-02] statistics show the inbox's login no values of other tables", async () => {
    await sqlOn(world.deps.db.owner.$client).query('ANALYZE sealed.senders; ANALYZE billet.users');
    expect(await tryAs('inbox', "SELECT * FROM pg_stats WHERE schemaname = 'sealed' OR tablename = 'users'")).toBe('[]');
  });
});

describe('the other logins', () => {
  test("[SEC-02] the app's login writes senders and cannot read them or the items back", async () => {
    for (const statement of [
      'SELECT * FROM sealed.senders',
      'SELECT id FROM billet.items',
      'UPDATE sealed.senders SET sender_id = sender_id',
      'SET ROLE billet_inbox',
    ]) {
      expect({ statement, answer: await tryAs('app', statement) }).toEqual({ statement, answer: REFUSED });
    }
  });

  test('[SEC-02] the reveal login can only call functions, and they return nothing that is not disclosed', async () => {
    for (const statement of [
      'SELECT * FROM sealed.senders',
      'SELECT id FROM billet.items',
      'SELECT id FROM billet.users',
      'CREATE TEMPORARY TABLE senders (a int)',
    ]) {
      expect({ statement, answer: await tryAs('reveal', statement) }).toEqual({ statement, answer: REFUSED });
    }
    const recipient = await idOf(world, await world.person('alice'));
    expect(await tryAs('reveal', `SELECT * FROM sealed.disclosed_senders('${recipient}', ARRAY['${itemId}'::uuid])`)).toBe('[]');
  });

  test('[SEC-02] every error inside a function becomes the same constant error', async () => {
    const owner = sqlOn(world.deps.db.owner.$client);
    await owner.query('ALTER TABLE sealed.senders RENAME TO senders_away');
    const refusal = await sqlOn(world.deps.db.reveal.$client)
      .query(`SELECT sealed.settle_mutual('${itemId}', '${senderId}', ARRAY['\\x00'::bytea])`)
      .catch((error: unknown) => error);
    await owner.query('ALTER TABLE sealed.senders_away RENAME TO senders');
    expect(refusal).toMatchObject({ code: 'BL001', message: 'refused', detail: undefined });
  });
});

test('[SEC-02] no table stores the sender of a fully anonymous item', async () => {
  const [alice, carol] = [await world.person('alice'), await world.person('carol')];
  const carolId = await idOf(world, carol);
  const hidden = await deliver(world, carol, alice, { privacy: 'full_anon' });
  const tables = await sqlOn(world.deps.db.owner.$client).query<{ name: string }[]>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('billet', 'sealed', 'money')",
  );
  for (const { name } of tables.filter((table) => table.name !== 'billet.users')) {
    const rows = await sqlOn(world.deps.db.owner.$client).query(`SELECT row_to_json(t)::text AS text FROM ${name} t`);
    for (const { text } of rows) if (String(text).includes(carolId)) throw new Error(`${name} names the sender of ${hidden}`);
  }
  expect(tables.length).toBeGreaterThan(6);
});

test('[OPS-05][SEC-07] every sealed function keeps the SQLSTATE of an outage and hides the text of every other error', async () => {
  const functions = await sqlOn(world.deps.db.owner.$client)<{ name: string; handlesErrors: boolean }[]>`
    SELECT p.proname AS name, p.prosrc LIKE ALL (ARRAY['%insufficient_resources OR system_error OR read_only_sql_transaction%', '%BL001%'])
        AS "handlesErrors"
      FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
     WHERE p.pronamespace = 'sealed'::regnamespace AND l.lanname = 'plpgsql'`;
  expect(functions.length).toBeGreaterThan(10);
  expect(functions.filter(({ handlesErrors }) => !handlesErrors)).toEqual([]);
});
