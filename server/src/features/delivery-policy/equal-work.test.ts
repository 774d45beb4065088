import { afterAll, beforeAll, expect, rstest, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { deliver, idOf, unwrap } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import type { Database, Pool, Queries } from '../../kit/db/database.ts';
import { users } from '../../kit/db/schema/people.ts';
import { forgetPerson } from '../account/forget.ts';
import { unwrap as openNote } from '../notes/unwrap.ts';
import { openSender } from '../reveal/open.ts';
import { listSent } from '../sent/list.ts';

let world: World;
let recipient: Person;
beforeAll(async () => {
  world = await startWorld();
  recipient = await world.person('recipient');
});
afterAll(() => world.close());

/** The statements of a call, and the number of rows that they wrote in all tables. Durations: `npm test -- attacks --samples=5000`. */
interface Work {
  readonly statements: readonly string[];
  readonly written: number;
}

const countWritten = async (tx: Queries) => {
  const {
    rows: [row],
  } = await tx.execute<{ written: number }>(
    sql`SELECT sum(n_tup_ins + n_tup_upd + n_tup_del)::int AS written FROM pg_stat_xact_user_tables`,
  );
  return row?.written ?? 0;
};

/** Runs the work on one connection, which every pool of the given database uses. */
async function workOf(work: (db: Database) => Promise<unknown>): Promise<Work> {
  const { db } = world.deps;
  return await db.owner.transaction(async (tx) => {
    const shared = Object.assign(tx, { transaction: (act: (queries: Queries) => Promise<unknown>) => act(tx) }) as unknown as Pool;
    const before = await countWritten(tx);
    const query = rstest.spyOn(tx.$client, 'query');
    await work({ ...db, app: shared, inbox: shared, reveal: shared });
    const statements = query.mock.calls.map(([first]) => {
      const statement = first as unknown as string | { readonly text: string };
      return typeof statement === 'string' ? statement : statement.text;
    });
    query.mockRestore();
    return { statements, written: (await countWritten(tx)) - before };
  });
}

/** The work of a delivery to the recipient. */
async function deliveryOf(sender: Person): Promise<Work> {
  const ids = { senderId: await idOf(world, sender), recipientId: await idOf(world, recipient) };
  return workOf((db) => deliver({ ...world, deps: { ...world.deps, db } }, sender, recipient, ids));
}

async function block(sender: Person): Promise<void> {
  const id = await deliver(world, sender, recipient);
  await recipient.call('blockSender', { params: { id }, body: { isBlocked: true } });
}

test('[SEC-01] a delivery of a blocked sender runs the same statements as another and writes as many rows', async () => {
  const [blocked, other] = [await world.person('blocked'), await world.person('other')];
  await block(blocked);
  await deliver(world, other, recipient);
  for (const sender of [blocked, other]) await deliver(world, sender, recipient);
  const work = await deliveryOf(blocked);
  expect(work.written).toBeGreaterThan(0);
  expect(work).toEqual(await deliveryOf(other));
});

test('[SEC-01][SAF-03] a list of sent notes runs the same statements for a blocked sender as for another', async () => {
  const [blocked, other] = [await world.person('held off'), await world.person('let in')];
  await block(blocked);
  await deliver(world, other, recipient);
  for (let n = 0; n < 5; n++) for (const sender of [blocked, other]) await deliver(world, sender, recipient, { message: `note ${n}` });
  const listOf = async (sender: Person, limit: number) => {
    const id = await idOf(world, sender);
    return workOf((db) => listSent({ ...world.deps, db }, id, { limit, skip: 0 }));
  };
  for (const limit of [1, 50]) {
    const work = await listOf(blocked, limit);
    expect(work.statements.length).toBeGreaterThan(0);
    expect(work).toEqual(await listOf(other, limit));
  }
});

test('[SEC-01] opening a note of a deleted account and a refused reveal run the same statements as for another note', async () => {
  const [there, gone] = [await world.person('who is there'), await world.person('who is gone')];
  const [ofThere, ofGone] = [await deliver(world, there, recipient), await deliver(world, gone, recipient)];
  for (const id of [ofThere, ofGone]) await unwrap(recipient, id);
  const goneId = await idOf(world, gone);
  await gone.call('deleteAccount');
  await forgetPerson(world.deps, goneId);
  const [row] = await world.deps.db.owner.select().from(users).where(eq(users.telegramId, recipient.telegramId));
  if (!row) throw new Error('The recipient is unknown');
  const openingOf = (id: string) => workOf((db) => openNote(id, row, { ...world.deps, db }));
  const revealOf = (id: string) => workOf((db) => openSender({ ...world.deps, db }, id, row.id));
  const opening = await openingOf(ofGone);
  expect(opening.statements.length).toBeGreaterThan(0);
  expect(opening).toEqual(await openingOf(ofThere));
  expect(await revealOf(ofGone)).toEqual(await revealOf(ofThere));
});
