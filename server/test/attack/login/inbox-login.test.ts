import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { closeCatalogue } from '../../../src/kit/db/close-catalogue.ts';
import { roleNames } from '../../../src/kit/db/logins.ts';
import { sqlOn } from '../../../src/kit/db/sql-on.ts';
import { deliver, idOf, unwrap } from '../../deliver.ts';
import { startWorld, type World } from '../../harness.ts';
import { checkout } from '../../shop.ts';
import { hostileStatements, type TargetIds } from './statements.ts';

const NAMES = roleNames('billet');
let world: World;
let prey: TargetIds;
beforeAll(async () => {
  world = await startWorld();
  const [alice, boris] = [await world.person('alice'), await world.person('boris')];
  const noteId = await deliver(world, boris, alice);
  await unwrap(alice, noteId);
  await alice.call('blockSender', { params: { id: noteId }, body: { isBlocked: true } });
  const hiddenId = await deliver(world, boris, alice, { message: 'behind the back' });
  prey = { noteId, hiddenId, recipientId: await idOf(world, alice), senderId: await idOf(world, boris) };
});
afterAll(() => world.close());

/** PostgreSQL's answer: rows as text, or the code of an error. The statement is rolled back. */
async function answerTo(statement: string): Promise<string> {
  const connection = await world.deps.db.inbox.$client.connect();
  try {
    if (!/^(VACUUM|ANALYZE)/.test(statement)) await connection.query('BEGIN');
    const answer = await connection.query(statement).then(
      (found) => JSON.stringify([found].flat().map(({ rows }) => rows)),
      (error: { code?: string }) => `refused: ${error.code}`,
    );
    await connection.query('ROLLBACK');
    await connection.query('RESET ALL');
    return answer;
  } finally {
    connection.release();
  }
}

/** Actions of others that the inbox's login must not detect: a suppressed note, and orders, including a fully anonymous one. */
async function actBehindTheBack(): Promise<void> {
  const [alice, boris, carol] = [await world.person('alice'), await world.person('boris'), await world.person('carol')];
  await deliver(world, boris, alice, { message: `again ${crypto.randomUUID()}` });
  await checkout(boris, carol, { itemId: 'teddy', message: 'for you' });
  await checkout(carol, alice, { itemId: 'tulip', message: 'hidden', isFullyAnonymous: true });
  await world.deps.db.owner.execute(sql`ANALYZE sealed.senders`);
}

test('[SEC-02][SEC-08] PostgreSQL rejects every hostile statement that must be closed', async () => {
  const { closed } = hostileStatements(prey);
  const answered: string[] = [];
  for (const statement of closed) if (!(await answerTo(statement)).startsWith('refused')) answered.push(statement);
  console.info(`${closed.length - answered.length} of ${closed.length} refused`);
  expect(answered).toEqual([]);
});

test("[SEC-02] of all tables and functions of the database, the inbox's login reads three and calls two", async () => {
  const owner = sqlOn(world.deps.db.owner.$client);
  const OURS = "n.nspname !~ '^(pg_|information_schema$)'";
  const relations = await owner.query<{ name: string }[]>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND ${OURS}`,
  );
  expect(relations.length).toBeGreaterThan(40);
  const read = relations.map(async ({ name }) => [name, await answerTo(`SELECT * FROM ${name}`)] as const);
  const answered = (await Promise.all(read)).filter(([, answer]) => answer !== 'refused: 42501');
  expect(answered.map(([name]) => name).toSorted()).toEqual(['billet.inbox_counts', 'billet.items', 'billet.reports']);
  const functions = await owner.query<{ name: string }[]>(
    `SELECT format('%I.%I', n.nspname, p.proname) AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE ${OURS} AND has_schema_privilege('${NAMES.inbox}', n.oid, 'USAGE') AND has_function_privilege('${NAMES.inbox}', p.oid, 'EXECUTE')`,
  );
  expect(functions.map(({ name }) => name).toSorted()).toEqual(['billet.announce_inventory', 'billet.tell_answer']);
});

test('[SEC-02][SEC-08] answered statements name no user, and do not depend on actions of others', async () => {
  const { open } = hostileStatements(prey);
  const before = new Map<string, string>();
  for (const statement of open) before.set(statement, await answerTo(statement));
  await actBehindTheBack();
  for (const [statement, answer] of before) {
    expect({ statement, answer: await answerTo(statement) }).toEqual({ statement, answer });
    for (const secret of [prey.senderId, prey.hiddenId, 'behind the back']) expect(answer).not.toContain(secret);
  }
});

test("[SEC-02] the inbox's login can only request the notification about an answer, for an answered note and its owner", async () => {
  const asked = () =>
    world.deps.db.owner.execute(sql`SELECT task FROM billet.outbox WHERE task = 'item-answered'`).then(({ rows }) => rows);
  const ask = (note: string, owner: string) =>
    world.deps.db.inbox.execute(sql`SELECT billet.tell_answer(${note}, ${owner})`).then(({ rows }) => rows);
  await ask(prey.noteId, prey.recipientId);
  expect(await asked()).toHaveLength(0);
  const alice = await world.person('alice');
  await alice.call('answerValentine', { params: { id: prey.noteId }, body: { answer: 'thanks' } });
  expect(await asked()).toHaveLength(1);
  await ask(prey.noteId, prey.senderId);
  await ask(prey.hiddenId, prey.recipientId);
  expect(await asked()).toHaveLength(1);
});

test('[SEC-02] if the owner may not close the catalogue, one line names the command for an administrator', async () => {
  const $client = sqlOn(world.deps.db.inbox.$client);
  expect(await closeCatalogue($client, NAMES)).toBeNull();
  await world.deps.db.owner.execute(sql`GRANT EXECUTE ON FUNCTION pg_catalog.pg_lock_status() TO PUBLIC`);
  expect(await closeCatalogue($client, NAMES)).toMatch(/let a superuser run what npm run .+ --catalogue prints: … \| psql -d t_\w+$/);
  expect(await closeCatalogue(sqlOn(world.deps.db.owner.$client), NAMES)).toBeNull();
  expect(await answerTo('SELECT * FROM pg_catalog.pg_locks')).toBe('refused: 42501');
});
