import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { TEMPLATE, TEST_DATABASE } from '../../../test/database.ts';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { ApiError, toApiError } from '../http/errors.ts';
import { isDatabaseOutage } from '../outages/classify.ts';
import { makeChanges } from './changes.ts';
import { type Database, endPool } from './database.ts';
import { namedQuery } from './named-query.ts';
import { drizzlePool, openPool, type Pool, type Queries } from './pool.ts';
import { queryPrepared } from './query-prepared.ts';
import { users } from './schema/people.ts';
import { sqlOn } from './sql-on.ts';

/** A TCP proxy in front of the database. Its connections can be reset, as by a machine that loses power. */
let proxy: Server;
const sockets = new Set<Socket>();
let db: Database;
let pool: Pool;
const SIZE = 3;

beforeAll(async () => {
  db = await freshDatabase();
  const { socketFolder, user, password } = JSON.parse(process.env[TEST_DATABASE] ?? '{}');
  const [{ name = TEMPLATE } = {}] = await sqlOn(db.owner.$client)<{ name: string }[]>`SELECT current_database() AS name`;
  proxy = createServer((near) => {
    const far = connect(path.join(socketFolder, '.s.PGSQL.5432'));
    sockets.add(near);
    near.once('close', () => far.destroy() && sockets.delete(near)).on('error', () => undefined);
    near.pipe(far).pipe(near);
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const client = openPool({ host: '127.0.0.1', port, user, password, database: name, max: SIZE, connectionTimeoutMillis: 10_000 });
  pool = drizzlePool(client, true, makeChanges());
  await pool.execute(sql`CREATE TABLE public.written (by text UNIQUE DEFERRABLE INITIALLY DEFERRED)`);
});
afterEach(async () => {
  // lets the pool discover the connections that the test broke
  await Promise.allSettled(Array.from({ length: 4 * SIZE }, () => pool.execute(sql`SELECT pg_sleep(0.01)`)));
  // every connection of the pool returns the result of its own statement
  const asked = Array.from({ length: 4 * SIZE }, (_, n) => n);
  const answers = await Promise.all(asked.map((n) => pool.execute<{ n: number }>(sql`SELECT ${n}::integer AS n, pg_sleep(0.01)`)));
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(asked);
  await pool.execute(sql`TRUNCATE public.written`);
});
afterAll(async () => {
  await endPool(pool.$client);
  await db.close();
  proxy.close();
});

const write = (queries: Queries, by: string) => queries.execute(sql`INSERT INTO public.written VALUES (${by})`);
const written = async () => (await pool.execute<{ by: string }>(sql`SELECT by FROM public.written ORDER BY by`)).rows.map(({ by }) => by);
const pidOf = async (queries: Queries) => (await queries.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)).rows[0]?.pid ?? 0;
const untilActive = async (pid: number) => {
  const isActive = sql`SELECT FROM pg_stat_activity WHERE pid = ${pid} AND state = 'active'`;
  while ((await db.owner.execute(isActive)).rowCount === 0);
};

const breaks = {
  'is terminated': async (pid: number) => void (await db.owner.execute(sql`SELECT pg_terminate_backend(${pid}, 5000)`)),
  'is reset': async () => {
    for (const socket of sockets) socket.resetAndDestroy();
  },
};
for (const [how, act] of Object.entries(breaks)) {
  test(`[OPS-05] a transaction whose connection ${how} during a statement fails as an outage`, async () => {
    const failed = pool.transaction(async (tx) => {
      const pid = await pidOf(tx);
      const broken = untilActive(pid).then(() => act(pid));
      await Promise.all([tx.execute(sql`SELECT pg_sleep(60)`), broken]);
    });
    expect(isDatabaseOutage(await failed.catch((error: unknown) => error))).toBe(true);
  });

  test(`[OPS-05] a transaction whose connection ${how} between two statements fails as an outage and writes nothing`, async () => {
    const failed = pool.transaction(async (tx) => {
      await write(tx, 'before');
      await act(await pidOf(tx));
      await write(tx, 'after');
    });
    expect(isDatabaseOutage(await failed.catch((error: unknown) => error))).toBe(true);
    expect((await db.owner.execute(sql`SELECT FROM public.written`)).rowCount).toBe(0);
  });

  test(`[OPS-05] a prepared statement fails as an outage when its connection ${how}, and works on the next one`, async () => {
    const sleep = { name: `sleep_${how}`, text: 'SELECT pg_backend_pid() AS pid, pg_sleep($1)' };
    const asked = queryPrepared(pool, sleep, [60]).catch((error: unknown) => error);
    const isRunning = sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND query = ${sleep.text}`;
    let pid: number | undefined;
    while (pid === undefined) pid = (await db.owner.execute<{ pid: number }>(isRunning)).rows[0]?.pid;
    await act(pid);
    expect(isDatabaseOutage(await asked)).toBe(true);
    // lets the pool discover the other broken connections
    for (let times = 0; times < SIZE; times += 1) await queryPrepared(pool, sleep, [0]).catch(() => undefined);
    expect(await queryPrepared(pool, sleep, [0])).toHaveLength(1);
  });
}

test('[OPS-05] a commit that fails rejects, and writes nothing', async () => {
  const failed = pool.transaction(async (tx) => {
    await write(tx, 'late');
    await write(tx, 'late');
  });
  await expect(failed).rejects.toThrow('duplicate key');
  expect(await written()).toEqual([]);
});

test('[OPS-05] a transaction with a failed statement rejects, even if the failure was caught', async () => {
  const caught = pool.transaction(async (tx) => {
    await write(tx, 'one');
    await tx.execute(sql`SELECT 1 / 0`).catch(() => undefined);
  });
  await expect(caught).rejects.toThrow('rolled back');
  expect(await written()).toEqual([]);
});

test('[OPS-05] PostgreSQL ends a statement that takes longer than statement_timeout, and the answer is 503', async () => {
  const failed = pool.transaction(async (tx) => {
    await write(tx, 'one');
    await tx.execute(sql`SET LOCAL statement_timeout = 10`);
    await tx.execute(sql`SELECT pg_sleep(60)`);
  });
  const error = toApiError(await failed.catch((reason: unknown) => reason), { log: { error: () => undefined }, raw: {} } as never);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'busy', details: { retryAfter: expect.any(Number) } });
  expect(await written()).toEqual([]);
});

test('[OPS-05] the logins of requests have a statement_timeout, the owner has none', async () => {
  const limitOf = async (queries: Queries) => (await queries.execute(sql`SHOW statement_timeout`)).rows;
  for (const login of [db.app, db.inbox, db.reveal]) expect(await limitOf(login)).toEqual([{ statement_timeout: '10s' }]);
  expect(await limitOf(db.owner)).toEqual([{ statement_timeout: '0' }]);
});

test('[OPS-05] every pool gives up on a database that stays silent: of requests after 15 s, of jobs after two minutes', () => {
  const limitOf = ({ $client }: Pool) => $client.options.query_timeout;
  expect([db.app, db.inbox, db.reveal, db.owner].map(limitOf)).toEqual([15_000, 15_000, 15_000, 120_000]);
});

test('[OPS-05] waiting longer than connectionTimeoutMillis for a free connection fails as an outage', async () => {
  const client = openPool({
    ...pool.$client.options,
    password: JSON.parse(process.env[TEST_DATABASE] ?? '{}').password,
    max: 1,
  });
  const connection = await client.connect();
  // Set after the first connection, whose time depends on the machine.
  client.options.connectionTimeoutMillis = 100;
  expect(isDatabaseOutage(await client.query('SELECT 1').catch((error: unknown) => error))).toBe(true);
  connection.release();
  await endPool(client);
});

/** Names of the statements that the connection of a transaction has prepared. */
const preparedIn = async (tx: Queries) =>
  (
    await tx.execute<{ name: string }>(sql`SELECT name FROM pg_catalog.pg_prepared_statements WHERE name LIKE 'test%' ORDER BY name`)
  ).rows.map(({ name }) => name);
const byCode = namedQuery<{ code: string }, { firstName: string }[]>('test_by_code', (queries) =>
  queries
    .select({ firstName: users.firstName })
    .from(users)
    .where(eq(users.code, sql.placeholder('code'))),
);
const add = (code: string, telegramId: number) => ({ id: crypto.randomUUID(), telegramId, code, firstName: code, createdAt: new Date() });

test('[OPS-03] statements are prepared by name, and not prepared with DATABASE_PREPARED=off', async () => {
  const act = (queries: Pool) =>
    queries.transaction(async (tx) => {
      for (const code of ['a', "'; --"]) {
        await byCode(tx, { code });
        await queryPrepared(tx, { name: 'test_one', text: 'SELECT $1::text AS one' }, [code]);
      }
      return preparedIn(tx);
    });
  expect(await act(pool)).toEqual(['test_by_code', 'test_one']);
  const client = openPool({ ...pool.$client.options, password: JSON.parse(process.env[TEST_DATABASE] ?? '{}').password, max: 1 });
  expect(await act(drizzlePool(client, false, makeChanges()))).toEqual([]);
  await endPool(client);
});

test('[OPS-03] a transaction whose prepared statement a migration invalidated discards its connection, and the next one succeeds', async () => {
  const client = openPool({ ...pool.$client.options, password: JSON.parse(process.env[TEST_DATABASE] ?? '{}').password, max: 1 });
  const one = drizzlePool(client, true, makeChanges());
  const readAll = () => one.transaction((tx) => queryPrepared(tx, { name: 'test_all', text: 'SELECT * FROM public.migrated' }, []));
  await one.execute(sql`CREATE TABLE public.migrated (first text)`);
  expect(await readAll()).toEqual([]);
  await one.execute(sql`ALTER TABLE public.migrated ADD COLUMN second text`);
  await expect(readAll()).rejects.toMatchObject({ code: '0A000' });
  expect(await readAll()).toEqual([]);
  await endPool(client);
});

test('[OPS-03] a named query runs as the login of its pool, and sees the writes of its transaction', async () => {
  await expect(byCode(db.inbox, { code: 'one' })).rejects.toMatchObject({ cause: { code: '42501' } });
  await db.app.transaction(async (tx) => {
    await tx.insert(users).values(add('one', 1));
    expect(await byCode(tx, { code: 'one' })).toEqual([{ firstName: 'one' }]);
    expect(await byCode(db.app, { code: 'one' })).toEqual([]);
  });
  expect(await byCode(db.app, { code: 'one' })).toHaveLength(1);
});
