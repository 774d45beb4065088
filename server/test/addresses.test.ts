import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { pino } from 'pino';
import type { Sql } from 'postgres';
import { type Postgres, startPostgres } from '../bench/stage/postgres.ts';
import { openQueuePool } from '../src/app/jobs/queue-pool.ts';
import { readConfig } from '../src/kit/config.ts';
import { ownConnector } from '../src/kit/db/address.ts';
import { makeChanges } from '../src/kit/db/changes.ts';
import { sturdy } from '../src/kit/db/client/sturdy.ts';
import { startWork } from '../src/kit/db/client/work.ts';
import { commonOptions, type Database } from '../src/kit/db/database.ts';
import { roleNames } from '../src/kit/db/logins.ts';
import { type BotApi, startBotApi } from './bot-api.ts';
import { TEST_SECRET } from './database.ts';
import { freePort } from './free-port.ts';
import { runServer } from './run-server.ts';
import { CERTIFICATE, startSecurePostgres } from './tls/postgres.ts';

/** One speaks TLS and says to be localhost; the other speaks none and takes no writes. Both let in the same login. */
let secure: Postgres;
let plain: Postgres;
let [login, securePort, plainPort] = ['', '', ''];
const nobody = '127.0.0.1:9';
beforeAll(async () => {
  [secure, plain] = await Promise.all([startSecurePostgres(), startPostgres({ default_transaction_read_only: 'on' })]);
  const { username, password, port } = new URL(secure.urlOf('postgres'));
  [login, securePort, plainPort] = [`${username}:${password}`, port, new URL(plain.urlOf('postgres')).port];
  const sql = plain.open('postgres');
  await sql.begin('READ WRITE', (tx) => tx.unsafe(`ALTER ROLE ${username} PASSWORD '${password}'`));
  await sql.end();
}, 180_000);
afterAll(async () => {
  await Promise.all([secure.close(), plain.close()]);
});

const client = (url: string) => {
  const { database } = readConfig({ BILLET_ENV: 'local', SEAL_KEY: TEST_SECRET, DATABASE_URL: url });
  return ownConnector(database, roleNames('billet'), TEST_SECRET, commonOptions)('owner', 'direct', { max: 1 });
};
const ask = 'SELECT ssl, inet_server_port()::text AS port FROM pg_stat_ssl WHERE pid = pg_backend_pid()';

interface Reached {
  readonly ssl: boolean;
  readonly port: string;
}
/** Where an address leads, and whether by TLS; 'refused' where it leads nowhere. The job queue's own client must find the same. */
async function reach(hosts: string, query = ''): Promise<Reached | 'refused'> {
  const direct = client(`postgres://${login}@${hosts}/postgres${query}`);
  const own = await direct.unsafe<Reached[]>(ask).then(
    ([row]) => row ?? 'refused',
    () => 'refused' as const,
  );
  const pool = await openQueuePool({ db: { direct } as unknown as Database, log: pino({ level: 'silent' }) }, 1).catch(() => null);
  const queue = await (pool?.query<Reached>(ask) ?? Promise.reject()).then(
    ({ rows: [row] }) => row ?? 'refused',
    () => 'refused' as const,
  );
  await Promise.all([direct.end({ timeout: 1 }), pool?.end()]);
  expect(queue).toEqual(own);
  return own;
}

describe('[OPS-03] sslmode', () => {
  const trusted = `sslrootcert=${CERTIFICATE}`;
  const withFile = (query: string) => query.replace('sslrootcert=…', trusted);
  test.each([
    ['', false],
    ['?sslmode=disable', false],
    ['?sslmode=disable&sslrootcert=…', false],
    ['?sslmode=allow', true],
    ['?sslmode=prefer', true],
    ['?sslmode=require', true],
    ['?sslrootcert=…', true],
    ['?sslmode=require&sslrootcert=…', true],
    ['?sslmode=verify-ca&sslrootcert=…', true],
    ['?sslmode=verify-full&sslrootcert=…', true],
  ])('a server that signed its certificate itself is reached with “%s”, by TLS: %s', async (query, ssl) => {
    expect(await reach(`localhost:${securePort}`, withFile(query))).toEqual({ ssl, port: securePort });
  });

  test.each(['verify-ca', 'verify-full', 'verify-full&sslrootcert=system'])('%s trusts nobody who signed it alone', async (mode) => {
    expect(await reach(`localhost:${securePort}`, `?sslmode=${mode}`)).toBe('refused');
  });

  test('verify-full trusts no certificate of another name, a number as little as a name; verify-ca looks at none', async () => {
    expect(await reach(`127.0.0.1:${securePort}`, `?sslmode=verify-full&${trusted}`)).toBe('refused');
    expect(await reach(`127.0.0.1:${securePort}`, `?sslmode=verify-ca&${trusted}`)).toMatchObject({ ssl: true });
  });

  test('what asks for TLS goes to no server without it; what allows or prefers it does', async () => {
    for (const query of ['?sslmode=require', `?${trusted}`, `?sslmode=verify-full&${trusted}`])
      expect([query, await reach(`localhost:${plainPort}`, query)]).toEqual([query, 'refused']);
    for (const query of ['?sslmode=allow', '?sslmode=prefer'])
      expect([query, await reach(`localhost:${plainPort}`, query)]).toEqual([query, { ssl: false, port: plainPort }]);
  });
});

describe('[OPS-03] several hosts', () => {
  test('the first that is there is taken, with TLS as without', async () => {
    expect(await reach(`${nobody},127.0.0.1:${securePort}`)).toEqual({ ssl: false, port: securePort });
    expect(await reach(`localhost:9,localhost:${securePort}`, `?sslmode=verify-full&sslrootcert=${CERTIFICATE}`)).toEqual({
      ssl: true,
      port: securePort,
    });
    expect(await reach(`127.0.0.1:${plainPort},127.0.0.1:${securePort}`, '?target_session_attrs=any')).toEqual({
      ssl: false,
      port: plainPort,
    });
  });

  test('with target_session_attrs=read-write the first that takes writes is', async () => {
    const hosts = `127.0.0.1:${plainPort},${nobody},127.0.0.1:${securePort}`;
    expect(await reach(hosts, '?target_session_attrs=read-write')).toEqual({ ssl: false, port: securePort });
    expect(await reach(hosts, '?target_session_attrs=read-write&sslmode=prefer')).toEqual({ ssl: true, port: securePort });
  });

  test('names, numbers and ports are read as libpq reads them', () => {
    for (const [typed, host, port] of [
      ['one:5433,two', ['one', 'two'], [5433, 5432]],
      ['[::1]', ['::1'], [5432]],
      ['[::1]:6000,[fe80::2],three:1', ['::1', 'fe80::2', 'three'], [6000, 5432, 1]],
    ] as const)
      expect(client(`postgres://me:p%40ss@${typed}/billet`).options).toMatchObject({
        host,
        port,
        user: 'me',
        pass: 'p@ss',
        database: 'billet',
      });
  });
});

describe('[OPS-05] what is given up is cancelled, and its connection is the next one’s', () => {
  test.each([
    ['by TLS', () => `localhost:${securePort}`, '?sslmode=require'],
    ['by TLS that is proven', () => `localhost:${securePort}`, `?sslmode=verify-full&sslrootcert=${CERTIFICATE}`],
    ['by TLS where there is none', () => `localhost:${plainPort}`, '?sslmode=prefer'],
    [
      'at the second of two hosts',
      () => `127.0.0.1:${plainPort},127.0.0.1:${securePort}`,
      '?target_session_attrs=read-write&sslmode=prefer',
    ],
  ])('%s', async (_, hosts, query) => {
    const raw = client(`postgres://${login}@${hosts()}/postgres${query}`);
    const sql = sturdy(raw, makeChanges());
    const work = startWork();
    const ended = work.run(() => sql.begin('READ ONLY', (tx) => tx`SELECT pg_sleep(60)`)).catch((error: unknown) => error);
    const other = client(`postgres://${login}@${hosts().split(',').at(-1)}/postgres${query}`);
    const isRunning = async () =>
      (await other`SELECT FROM pg_stat_activity WHERE state = 'active' AND query = 'SELECT pg_sleep(60)'`).length > 0;
    while (!(await isRunning()));
    work.giveUp();
    expect(await ended).toMatchObject({ code: '57014' });
    expect(await sql.begin('READ ONLY', (tx) => tx`SELECT 1 AS one`)).toMatchObject([{ one: 1 }]);
    await Promise.all([raw.end({ timeout: 1 }), other.end({ timeout: 1 })]);
  });
});

describe('[OPS-03] a connection to the second of two hosts', () => {
  const ways = {
    'that is gone': () => `${nobody},127.0.0.1:${securePort}/postgres`,
    'that takes no writes': () => `127.0.0.1:${plainPort},127.0.0.1:${securePort}/postgres?target_session_attrs=read-write`,
  };
  const firsts = {
    transaction: (sql: Sql) => sql.begin((tx) => tx`SELECT pg_sleep(60)`),
    statement: (sql: Sql) => sql`SELECT pg_sleep(60)`,
    'kept one': async (sql: Sql) => {
      const kept = await sql.reserve();
      return kept`SELECT pg_sleep(60)`;
    },
  };
  const cases = Object.entries(ways).flatMap(([which, way]) =>
    Object.entries(firsts).map(([what, ask]) => [which, what, way, ask] as const),
  );
  test.each(cases)('after one %s that breaks in its first %s fails, and others come after it', async (_, __, way, first) => {
    const raw = client(`postgres://${login}@${way()}`);
    const sql = sturdy(raw, makeChanges());
    const other = client(`postgres://${login}@127.0.0.1:${securePort}/postgres`);
    const broken = Promise.resolve(first(sql)).then(
      () => 'answered',
      () => 'failed',
    );
    const ended = () =>
      other`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'active' AND query = 'SELECT pg_sleep(60)'`;
    while ((await ended()).length === 0);
    expect(await broken).toBe('failed');
    const write = () => sql.begin((tx) => tx`CREATE SCHEMA IF NOT EXISTS written`.then(() => tx`SELECT inet_server_port()::text AS port`));
    // one that takes no writes is left when it says so
    const written = await write().catch((error: unknown) =>
      error instanceof Error && 'code' in error && error.code === '25006' ? write() : error,
    );
    expect(written).toMatchObject([{ port: securePort }]);
    await Promise.all([raw.end({ timeout: 1 }), other.end({ timeout: 1 })]);
  });
});

describe('[OPS-03] the whole server', () => {
  let botApi: BotApi;
  let folder: string;
  beforeAll(async () => {
    botApi = await startBotApi();
    folder = mkdtempSync(path.join(tmpdir(), 'billet-addresses-'));
  });
  afterAll(async () => {
    await botApi.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('sends nothing without TLS where that is asked for, and passes by a host that is gone', async () => {
    const hosts = `localhost:9,localhost:${securePort}`;
    const server = runServer({
      BILLET_ENV: 'local',
      DATA_DIR: folder,
      PORT: String(await freePort()),
      BOT_API_ROOT: botApi.root,
      DATABASE_URL: `postgres://${login}@${hosts}/postgres?sslmode=verify-full&sslrootcert=${CERTIFICATE}&target_session_attrs=read-write`,
    });
    await server.ready;
    const sql = secure.open('postgres');
    const rows = await sql<{ name: string; ssl: boolean }[]>`
      SELECT application_name AS name, ssl FROM pg_stat_activity JOIN pg_stat_ssl USING (pid)
       WHERE client_port IS NOT NULL AND application_name LIKE 'billet%'`;
    await sql.end();
    expect(new Set(rows.map(({ ssl }) => ssl))).toEqual(new Set([true]));
    expect(rows.filter(({ name }) => name.startsWith('billet jobs')).length).toBeGreaterThan(0);
    expect(await server.stop()).toBe(0);
  }, 180_000);
});
