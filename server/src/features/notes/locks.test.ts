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
 * All locks while `work` lasts, looked at as often as possible. The inbox's login may not look at them, where that could be forbidden; so we
 * look with the owner's eyes, as it would where an administrator has let it. A whole table, and the end of its file, are of everybody.
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
 * A lock on a row names its place, one that an application takes the number that it was made of. A row of the system's own catalogue is
 * locked by whatever counts a table anew, vacuuming say.
 */
const telling = ({ locktype, table, granted }: Lock) =>
  locktype === 'advisory' || (locktype === 'tuple' && !table?.startsWith('pg_')) || !granted;

/** A transaction that writes has its number locked. */
const isOfOpening = ({ locktype }: Lock) => locktype === 'transactionid';

const MOST_ROUNDS = 40;

async function strangers(count: number, name: string): Promise<Person[]> {
  const people = [];
  for (let i = 0; i < count; i++) people.push(await world.person(`${name} ${i}`));
  return people;
}

test('[SEC-02] of openings of one sender’s notes at the same moment the inbox’s login sees no lock that is of the sender', async () => {
  const [sender = await world.person('sender')] = await strangers(1, 'sender');
  const recipients = await strangers(12, 'recipient');
  const seen: Lock[] = [];
  // as often as it takes to have looked while they were opened, and four times at least
  for (let round = 0; round < 4 || (round < MOST_ROUNDS && !seen.some(isOfOpening)); round++) {
    const notes: [Person, string][] = [];
    for (const recipient of recipients) notes.push([recipient, await deliver(world, sender, recipient)]);
    seen.push(...(await locksDuring(Promise.all(notes.map(([recipient, id]) => unwrap(recipient, id))))));
  }
  expect(seen.some(isOfOpening)).toBe(true);
  expect(seen.filter(telling)).toEqual([]);
});

test('[ENT-03][SEC-02] two who open at the same moment become mutual, nobody waits for another, and no lock is of a person', async () => {
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

test('[ENT-03] what a crash left unsettled is settled when the note is opened again', async () => {
  const [anna, bela] = [await world.person('anna who crashed'), await world.person('bela who waits')];
  const [to, from] = [await deliver(world, anna, bela), await deliver(world, bela, anna)];
  // opened, and nothing after it
  await sqlOn(world.deps.db.owner.$client)`UPDATE billet.items SET status = 'opened' WHERE id = ANY (${[to, from]})`;
  expect(await unwrap(bela, to)).toMatchObject({ isMutual: true, sender: { telegram: { firstName: anna.firstName } } });
  expect((await listOf(anna)).valentines.map(({ isMutual }) => isMutual)).toEqual([true]);
});
