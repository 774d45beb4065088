import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { deliver, listOf, unwrap } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

interface Lock {
  readonly locktype: string;
  readonly table: string | null;
  readonly granted: boolean;
}

/**
 * Collects all locks during `work`, sampled as often as possible. Uses the owner's login, with which an administrator could have granted
 * the inbox's login the same view. Locks on a whole table or its file extension concern all users alike.
 */
async function locksDuring(work: Promise<unknown>): Promise<Lock[]> {
  const seen: Lock[] = [];
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver)
    seen.push(
      ...(await sqlOn(world.deps.db.owner.$client)<Lock[]>`SELECT l.locktype, l.relation::regclass::text AS table, l.granted
        FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid AND a.datname = current_database()
        WHERE l.pid <> pg_backend_pid() AND l.locktype NOT IN ('relation', 'extend', 'virtualxid')`),
    );
  await ended;
  return seen;
}

/**
 * Locks that identify data: a row lock contains its place, and an advisory lock its number. Row locks on system catalogues come from vacuum
 * and analyze.
 */
const telling = ({ locktype, table, granted }: Lock) =>
  locktype === 'advisory' || (locktype === 'tuple' && !table?.startsWith('pg_')) || !granted;

/** A writing transaction locks its own id. */
const isOfOpening = ({ locktype }: Lock) => locktype === 'transactionid';

const MAX_ROUNDS = 40;

async function strangers(count: number, name: string): Promise<Person[]> {
  const people = [];
  for (let i = 0; i < count; i++) people.push(await world.person(`${name} ${i}`));
  return people;
}

test("[SEC-02] concurrent openings of one sender's notes show the inbox's login no lock of the sender", async () => {
  const [sender = await world.person('sender')] = await strangers(1, 'sender');
  const recipients = await strangers(12, 'recipient');
  const seen: Lock[] = [];
  // At least four rounds, and until a sample was taken during an opening
  for (let round = 0; round < 4 || (round < MAX_ROUNDS && !seen.some(isOfOpening)); round++) {
    const notes: [Person, string][] = [];
    for (const recipient of recipients) notes.push([recipient, await deliver(world, sender, recipient)]);
    seen.push(...(await locksDuring(Promise.all(notes.map(([recipient, id]) => unwrap(recipient, id))))));
  }
  expect(seen.some(isOfOpening)).toBe(true);
  expect(seen.filter(telling)).toEqual([]);
});

test('[ENT-03][SEC-02] concurrent openings make two people mutual without waiting and without a lock on a person', async () => {
  const [annas, belas] = [await strangers(12, 'anna'), await strangers(12, 'bela')];
  const openings: (() => Promise<unknown>)[] = [];
  for (const [index, anna] of annas.entries()) {
    const bela = belas[index] ?? anna;
    for (let i = 0; i < 2; i++) {
      const [to, from] = [await deliver(world, anna, bela), await deliver(world, bela, anna)];
      openings.push(
        () => unwrap(bela, to),
        () => unwrap(anna, from),
      );
    }
  }
  const seen = await locksDuring(Promise.all(openings.map((open) => open())));
  expect(seen.filter(({ locktype, table }) => locktype === 'advisory' || table === 'billet.users' || table?.startsWith('sealed.'))).toEqual(
    [],
  );
  for (const person of [...annas, ...belas])
    expect((await listOf(person)).valentines.map(({ isMutual }) => isMutual)).toEqual([true, true]);
});

test('[ENT-03] a match left unsettled by a crash is settled when the note is opened again', async () => {
  const [anna, bela] = [await world.person('anna who crashed'), await world.person('bela who waits')];
  const [to, from] = [await deliver(world, anna, bela), await deliver(world, bela, anna)];
  // Opened, and nothing after it
  await sqlOn(world.deps.db.owner.$client)`UPDATE billet.items SET status = 'opened' WHERE id = ANY (${[to, from]})`;
  expect(await unwrap(bela, to)).toMatchObject({ isMutual: true, sender: { telegram: { firstName: anna.firstName } } });
  expect((await listOf(anna)).valentines.map(({ isMutual }) => isMutual)).toEqual([true]);
});
