import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import postgres, { type Sql } from 'postgres';
import { TEMPLATE, TEST_DATABASE } from '../../../../test/database.ts';
import { freshDatabase } from '../../../../test/fresh-database.ts';
import { together } from '../../parallel.ts';
import { makeChanges } from '../changes.ts';
import { commonOptions, type Database } from '../database.ts';
import { redirected } from './bound.ts';
import type { Query } from './statement.ts';
import { sturdy } from './sturdy.ts';
import { transact } from './transaction.ts';

/** A way to the database that can be cut without a word, as a machine does that loses its power. */
let way: Server;
const sockets = new Set<Socket>();
let db: Database;
let raw: Sql;
let client: Sql;
let place: { readonly host: string; readonly port: number; readonly user: string; readonly pass: string; readonly database: string };

const cut = () => {
  for (const socket of sockets) socket.resetAndDestroy();
};
const end = async (pid: number | undefined) => void (await db.owner.$client`SELECT pg_terminate_backend(${pid ?? 0}, 5000)`);
const pidOf = async (sql: Sql) => (await sql<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`)[0]?.pid;
/** Every connection of the pool answers, and each its own question. */
const isWhole = async () => {
  const asked = Array.from({ length: 12 }, (_, index) => index);
  const answers = await Promise.all(asked.map((n) => client<{ n: number }[]>`SELECT ${n}::integer AS n, pg_sleep(0.01)`));
  return answers.every(([row], index) => row?.n === index);
};

beforeAll(async () => {
  db = await freshDatabase();
  const { socketFolder, user, password } = JSON.parse(process.env[TEST_DATABASE] ?? '{}');
  const [{ name = TEMPLATE } = {}] = await db.owner.$client<{ name: string }[]>`SELECT current_database() AS name`;
  way = createServer((near) => {
    const far = connect(path.join(socketFolder, '.s.PGSQL.5432'));
    sockets.add(near);
    near.once('close', () => far.destroy() && sockets.delete(near)).on('error', () => undefined);
    near.pipe(far).pipe(near);
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const address = way.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  place = { host: '127.0.0.1', port, user, pass: password, database: name };
  raw = postgres({ ...place, ...commonOptions, backoff: () => 0, max: 3 });
  client = sturdy(raw, makeChanges());
  await client`CREATE TABLE written (by text)`;
});
beforeEach(async () => void (await client`TRUNCATE written`));
afterEach(async () => {
  // whoever is answered by an end that came before is told so; those after are whole
  await isWhole().catch(() => undefined);
  expect(await isWhole()).toBe(true);
});
afterAll(async () => {
  await client.end({ timeout: 1 });
  await db.close();
  way.close();
});

const breaks = { 'ends it': end, 'is cut off': async () => cut() };
for (const [how, act] of Object.entries(breaks)) {
  test(`[OPS-05] a transaction whose server ${how} in the middle of a statement fails alone`, async () => {
    const failed = client.begin(async (tx) => {
      const pid = await pidOf(tx as unknown as Sql);
      setTimeout(() => void act(pid), 50);
      await tx`SELECT pg_sleep(30)`;
    });
    await expect(failed).rejects.toThrow();
  });

  test(`[OPS-05] one whose server ${how} between two statements writes nothing, however late it goes on`, async () => {
    const failed = client.begin(async (tx) => {
      await tx`INSERT INTO written VALUES ('before')`;
      await act(await pidOf(tx as unknown as Sql));
      // by now another has this place in the pool
      await isWhole().catch(() => undefined);
      await tx`INSERT INTO written VALUES ('after')`;
    });
    await expect(failed).rejects.toThrow();
    expect(await client`SELECT FROM written`).toHaveLength(0);
  });

  test(`[OPS-05] a connection that is kept fails where its server ${how}, and its place is given back`, async () => {
    for (let times = 0; times < 4; times += 1) {
      const kept = await client.reserve();
      await act(await pidOf(kept));
      await isWhole().catch(() => undefined);
      await expect(Promise.resolve(kept`SELECT 1`)).rejects.toThrow();
      kept.release();
    }
  });

  test(`[OPS-05] statements that run while the server ${how} fail or are answered`, async () => {
    const asked = Promise.allSettled(Array.from({ length: 9 }, () => client`SELECT pg_sleep(0.1)`));
    const running = await db.owner.$client<{ pid: number }[]>`
      SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_sleep%'`;
    for (const { pid } of running) await act(pid);
    await asked;
  });
}

test('[OPS-05] where many are cut off at once, nobody waits long for the next', async () => {
  const many = sturdy(postgres({ ...place, ...commonOptions, max: 9 }), makeChanges());
  const all = (seconds: number) => Promise.allSettled(Array.from({ length: 9 }, () => many`SELECT pg_sleep(${seconds})`));
  await all(0.2);
  setTimeout(cut, 200);
  expect((await all(30)).every(({ status }) => status === 'rejected')).toBe(true);
  // the last of them tell their errors before their ends
  await new Promise((resolve) => setTimeout(resolve, 50));
  const began = performance.now();
  expect((await all(0)).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(performance.now() - began).toBeLessThan(4_000);
  await many.end({ timeout: 1 });
});

test('[OPS-05] what is asked for as soon as many are ended at once is sent, or told that it can’t be', async () => {
  const many = sturdy(postgres({ ...place, ...commonOptions, max: 9 }), makeChanges());
  for (let times = 0; times < 5; times += 1) {
    const pids = await Promise.allSettled(
      Array.from({ length: 9 }, () => many<{ pid: number }[]>`SELECT pg_backend_pid() AS pid, pg_sleep(0.1)`),
    );
    const ended = pids.flatMap((each) => (each.status === 'fulfilled' ? [each.value[0]?.pid ?? 0] : []));
    const goOn = async () => void (await many`SELECT 1`.catch(() => undefined));
    const asked = Promise.all(Array.from({ length: 5 }, () => many.begin((tx) => tx`SELECT pg_sleep(30)`).catch(goOn)));
    await many`SELECT pg_sleep(0.1)`;
    await db.owner.$client`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = ANY (${ended})`;
    const began = performance.now();
    await asked;
    await Promise.allSettled(Array.from({ length: 9 }, () => many`SELECT pg_sleep(0.1)`));
    expect(performance.now() - began).toBeLessThan(4_000);
  }
  await many.end({ timeout: 1 });
});

test('[OPS-05] a commit that fails is told, undoes all, and gives its place back', async () => {
  await client`CREATE TABLE IF NOT EXISTS late (at integer UNIQUE DEFERRABLE INITIALLY DEFERRED)`;
  for (let times = 0; times < 4; times += 1) {
    const failed = client.begin(async (tx) => {
      await tx`INSERT INTO written VALUES ('late')`;
      await tx`INSERT INTO late VALUES (1), (1)`;
    });
    await expect(failed).rejects.toThrow('duplicate key');
  }
  expect(await client`SELECT FROM written`).toHaveLength(0);
});

test('[OPS-05] a transaction is begun once more where its beginning is cancelled in place of the one before it', async () => {
  const cancelled = Object.assign(new Error('canceling statement due to user request'), { code: '57014' });
  let sent = 0;
  const lead = (make: () => Query) => {
    const query = make();
    sent += 1;
    if (sent === 1) query.handler = () => query.reject(cancelled);
    return query;
  };
  expect(await transact(redirected(raw, lead, {}), '', (tx) => tx`SELECT 1 AS one`)).toHaveLength(1);
});

test('[OPS-05] a statement that failed undoes the whole, though its failure was caught; one in a savepoint only itself', async () => {
  const caught = client.begin(async (tx) => {
    await tx`INSERT INTO written VALUES ('one')`;
    await tx`SELECT 1 / 0`.catch(() => undefined);
  });
  await expect(caught).rejects.toThrow('division by zero');
  await client.begin(async (tx) => {
    await tx`INSERT INTO written VALUES ('two')`;
    await tx.savepoint((inner) => inner`SELECT 1 / 0`).catch(() => undefined);
  });
  expect([...(await client`SELECT by FROM written`)]).toEqual([{ by: 'two' }]);
});

test('[OPS-05] what a transaction still asks for when it is over is refused, and is written nowhere', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const failed = client.begin(async (tx) => {
    late = tx`SELECT pg_sleep(0.05)`.then(() => tx`INSERT INTO written VALUES ('late')`);
    late.catch(() => undefined);
    throw new Error('no more of it');
  });
  await expect(failed).rejects.toThrow('no more of it');
  await expect(late).rejects.toThrow('This transaction is over');
  expect(await client`SELECT FROM written`).toHaveLength(0);
});

test('[OPS-05] what is asked for in a transaction, and awaited by nobody, is done before its end, or undoes it', async () => {
  await client.begin(async (tx) => void tx`INSERT INTO written VALUES ('one')`.execute());
  await expect(client.begin(async (tx) => void tx`SELECT 1 / 0`.execute())).rejects.toThrow('division by zero');
  expect(await client`SELECT FROM written`).toHaveLength(1);
});

describe('[OPS-05] statements of a transaction that are asked for at once', () => {
  const insert = 'INSERT INTO written VALUES ($1) RETURNING by';
  const write = (tx: Sql, by: string) => tx.unsafe(insert, [by], { prepare: true }).then(([row]) => row?.by);
  const fail = (tx: Sql) => tx.unsafe('SELECT 1 / $1::integer', [0], { prepare: true });
  const begin = (act: (tx: Sql) => Promise<unknown>) => client.begin((tx) => act(tx as unknown as Sql));
  const names = Array.from({ length: 9 }, (_, index) => `${index}`);
  const all = async () => (await client<{ by: string }[]>`SELECT by FROM written ORDER BY by`).map(({ by }) => by);

  test('are answered each with its own, and are done in their order', async () => {
    for (let times = 0; times < 3; times += 1) {
      expect(await begin((tx) => Promise.all(names.map((by) => write(tx, by))))).toEqual(names);
      const counted = begin((tx) =>
        Promise.all([
          tx.unsafe('DELETE FROM written WHERE by <> $1', ['0'], { prepare: true }).then(({ count }) => count),
          tx.unsafe('SELECT by FROM written WHERE by LIKE $1', ['%'], { prepare: true }).then(({ length }) => length),
          tx`DELETE FROM written`.then(({ count }) => count),
          write(tx, 'last').then(() => tx`DELETE FROM written`),
        ]),
      );
      expect(await counted).toMatchObject([8, 1, 1, { count: 1 }]);
    }
  });

  test('go out without waiting for an answer where the server knows them', async () => {
    const ask = (tx: Sql) => tx.unsafe('SELECT pg_sleep($1)', [0.1], { prepare: true }).execute() as unknown as Query;
    // each of the three connections learns it first
    for (let times = 0; times < 6; times += 1)
      await begin(async (tx) => {
        const [first, second] = [ask(tx), ask(tx)];
        await new Promise(setImmediate);
        if (times > 2) expect(second.state).not.toBeNull();
        await Promise.all([first, second]);
      });
  });

  test('fail all together with the first that fails, whichever it is, and the connection is the next one’s', async () => {
    for (const place of [0, 4, 9]) {
      const mixed = (tx: Sql) => names.map((by) => () => write(tx, by)).toSpliced(place, 0, () => fail(tx).then(String));
      const failed = begin((tx) => Promise.all(mixed(tx).map((ask) => ask())));
      await expect(failed).rejects.toThrow('division by zero');
      expect(await begin((tx) => Promise.all(names.map((by) => write(tx, by))))).toEqual(names);
      expect(await all()).toEqual(names);
      await client`TRUNCATE written`;
    }
  });

  test('and it is the first that is told, also where Drizzle says in its words what came of it', async () => {
    const failed = db.owner.transaction((tx) => {
      const ask = async (what: string) => await tx.execute(sql.raw(`SELECT ${what}`));
      return together(
        ask('1').then(() => ask('2')),
        ask('1 / 0'),
      );
    });
    await expect(failed).rejects.toThrow('division by zero');
  });

  test('a value that the client can’t send fails its own statement, and none takes the answer of another', async () => {
    const unsaid: unknown = {
      toString() {
        throw new Error('nobody can say this');
      },
    };
    for (let times = 0; times < 4; times += 1) {
      const failed = begin(async (tx) => {
        const ends = await Promise.allSettled([write(tx, 'one'), write(tx, unsaid as string), write(tx, 'two')]);
        expect(ends).toMatchObject([{ value: 'one' }, { reason: { message: 'nobody can say this' } }, { value: 'two' }]);
      });
      await expect(failed).rejects.toThrow('nobody can say this');
    }
  });

  for (const [how, act] of Object.entries(breaks))
    test(`all fail where the server ${how} meanwhile`, async () => {
      const failed = begin(async (tx) => {
        const pid = await pidOf(tx);
        await Promise.all(names.map((by) => write(tx, by)));
        setTimeout(() => void act(pid), 50);
        const rest = [tx.unsafe('SELECT pg_sleep($1)', [30], { prepare: true }).execute(), ...names.map((by) => write(tx, by))];
        const ends = await Promise.allSettled(rest);
        expect(ends.map(({ status }) => status)).toEqual(rest.map(() => 'rejected'));
        throw new Error('broken');
      });
      await expect(failed).rejects.toThrow('broken');
      await isWhole().catch(() => undefined);
      expect(await all()).toEqual([]);
    });
});
