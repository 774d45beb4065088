import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { freshDatabase } from '../../../../test/fresh-database.ts';
import type { Database } from '../database.ts';
import { hold } from './hold.ts';
import { GivenUp, regardless, startWork, type Work } from './work.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  await db.owner.$client`CREATE TABLE public.written (by text)`;
});
afterAll(() => db.close());

const LONG = sql`SELECT pg_sleep(60)`;
const running = () => db.owner.$client<{ pid: number }[]>`
  SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()`;
const untilRunning = async () => {
  while ((await running()).length === 0);
};

async function givenUp(act: (work: Work) => Promise<unknown>): Promise<unknown> {
  const work = startWork();
  const ended = work.run(() => act(work).catch((error: unknown) => error));
  await untilRunning();
  work.giveUp();
  return ended;
}

test('[OPS-05] what runs when its work is given up is cancelled in the database', async () => {
  expect(await givenUp(() => db.owner.execute(LONG))).toMatchObject({ cause: { code: '57014' } });
  expect(await running()).toHaveLength(0);
});

test('[OPS-05] so is a transaction, with all that it wrote', async () => {
  const ended = await givenUp(() =>
    db.owner.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO public.written VALUES ('one')`);
      await tx.execute(LONG);
    }),
  );
  expect(ended).toMatchObject({ cause: { code: '57014' } });
  expect(await db.owner.$client`SELECT FROM public.written`).toHaveLength(0);
});

test('[OPS-05] so are statements that went out together, and the connection is the next one’s', async () => {
  const { $client } = db.owner;
  for (let times = 0; times < 5; times += 1) {
    const ended = await givenUp(() =>
      $client.begin(async (tx) => {
        const asked = ['pg_sleep($1::integer)', 'pg_sleep($1::integer) AS other', '$1::integer'].map((what) =>
          tx.unsafe(`SELECT ${what} /* pg_sleep(60) */`, [60], { prepare: true }),
        );
        return Promise.all(asked);
      }),
    );
    expect(ended).toMatchObject({ code: '57014' });
    expect(await running()).toHaveLength(0);
    const whole = await Promise.all(Array.from({ length: 8 }, (_, n) => $client.begin((tx) => tx.unsafe('SELECT $1::integer AS n', [n]))));
    expect(whole.map(([row]) => row?.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  }
});

test('[OPS-05] after that nothing more is asked for, but for what has to be done all the same', async () => {
  const work = startWork();
  await work.run(async () => {
    work.giveUp();
    await expect(db.owner.execute(sql`SELECT 1`)).rejects.toMatchObject({ cause: expect.any(GivenUp) });
    await expect(db.owner.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toMatchObject({ cause: expect.any(GivenUp) });
    expect(await regardless(() => db.owner.execute(sql`SELECT 1 AS one`))).toHaveLength(1);
  });
});

test('[OPS-05] what is given up while it waits for a connection is cancelled once it has one', async () => {
  const { $client } = db.owner;
  const others = Array.from({ length: $client.options.max }, () => $client`SELECT pg_sleep(1)`.execute());
  const work = startWork();
  const ended = work.run(() => db.owner.execute(LONG).catch((error: unknown) => error));
  await new Promise(setImmediate);
  work.giveUp();
  expect(await ended).toMatchObject({ cause: { code: '57014' } });
  await Promise.all(others);
});

test('[OPS-05] one that is cancelled in place of the one before it is asked for once more', async () => {
  await db.owner.$client`CREATE SEQUENCE public.times`;
  const asked = Promise.resolve(
    db.owner.execute(sql`SELECT nextval('public.times'), CASE currval('public.times') WHEN 1 THEN pg_sleep(60) END`),
  );
  await untilRunning();
  for (const { pid } of await running()) await db.owner.$client`SELECT pg_cancel_backend(${pid})`;
  expect([...(await asked)]).toMatchObject([{ nextval: '2' }]);
});

test('[OPS-05] a connection that was to be kept and is cancelled as it is taken is given back', async () => {
  const client = db.owner.$client;
  for (let times = 0; times <= client.options.max; times += 1)
    expect(await givenUpAsOne(() => hold(client, 'SELECT pg_sleep(60)', true))).toMatchObject({ code: '57014' });
  expect(await client`SELECT 1 AS one`).toMatchObject([{ one: 1 }]);
});

/** Given up, and cancelled by somebody else. */
async function givenUpAsOne(act: () => Promise<unknown>): Promise<unknown> {
  const work = startWork();
  const ended = work.run(() => act().catch((error: unknown) => error));
  while ((await running()).length === 0);
  work.giveUp();
  for (const { pid } of await running()) await db.owner.$client`SELECT pg_cancel_backend(${pid})`;
  return ended;
}
