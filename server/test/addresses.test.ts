import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import pg from 'pg';
import { readConfig } from '../src/kit/config.ts';
import { ownConnector } from '../src/kit/db/address.ts';
import { roleNames } from '../src/kit/db/logins.ts';
import { type BotApi, startBotApi } from './bot-api.ts';
import { TEST_SECRET } from './database.ts';
import { freePort } from './free-port.ts';
import { runServer } from './run-server.ts';
import { type Postgres, startPostgres } from './tcp-postgres.ts';
import { CERTIFICATE, startSecurePostgres } from './tls/postgres.ts';

/** `secure` supports TLS with a certificate for localhost; `plain` has no TLS and is read-only. Both accept the same login. */
let secure: Postgres;
let plain: Postgres;
let [login, securePort, plainPort] = ['', '', ''];
beforeAll(async () => {
  [secure, plain] = await Promise.all([startSecurePostgres(), startPostgres({ default_transaction_read_only: 'on' })]);
  const { username, password, port } = new URL(secure.urlOf('postgres'));
  [login, securePort, plainPort] = [`${username}:${password}`, port, new URL(plain.urlOf('postgres')).port];
  const sql = plain.open('postgres');
  await sql.query(`BEGIN READ WRITE; ALTER ROLE ${username} PASSWORD '${password}'; COMMIT`);
  await sql.end();
});
afterAll(async () => {
  await Promise.all([secure.close(), plain.close()]);
});

const configOf = (url: string) => {
  const { database } = readConfig({ BILLET_ENV: 'local', SEAL_KEY: TEST_SECRET, DATABASE_URL: url });
  return ownConnector(database, roleNames('billet'), TEST_SECRET)('owner', 'direct');
};

interface Reached {
  readonly ssl: boolean;
  readonly port: string;
}
/** The port and TLS state of a connection to an address; 'refused' if it fails. */
async function reach(host: string, query = ''): Promise<Reached | 'refused'> {
  const client = new pg.Client(configOf(`postgres://${login}@${host}/postgres${query}`)).on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Reached>(
      'SELECT ssl, inet_server_port()::text AS port FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
    );
    return rows[0] ?? 'refused';
  } catch {
    return 'refused';
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe('[OPS-03] sslmode', () => {
  const trusted = `sslrootcert=${CERTIFICATE}`;
  const withFile = (query: string) => query.replace('sslrootcert=…', trusted);
  test.each([
    ['', false],
    ['?sslmode=disable', false],
    ['?sslmode=disable&sslrootcert=…', false],
    ['?sslmode=require', true],
    ['?sslrootcert=…', true],
    ['?sslmode=require&sslrootcert=…', true],
    ['?sslmode=verify-ca&sslrootcert=…', true],
    ['?sslmode=verify-full&sslrootcert=…', true],
  ])('[OPS-03] a server with a self-signed certificate is reached with query "%s", with TLS: %s', async (query, ssl) => {
    expect(await reach(`localhost:${securePort}`, withFile(query))).toEqual({ ssl, port: securePort });
  });

  test.each(['sslmode=verify-ca', 'sslmode=verify-full', 'sslmode=verify-full&sslrootcert=system', 'ssl=true'])(
    '[OPS-03] %s rejects a self-signed certificate',
    async (words) => {
      expect(await reach(`localhost:${securePort}`, `?${words}`)).toBe('refused');
    },
  );

  test('[OPS-03] verify-full rejects a certificate for another host name or IP address, and verify-ca accepts it', async () => {
    expect(await reach(`127.0.0.1:${securePort}`, `?sslmode=verify-full&${trusted}`)).toBe('refused');
    expect(await reach(`127.0.0.1:${securePort}`, `?sslmode=verify-ca&${trusted}`)).toMatchObject({ ssl: true });
  });

  test('[OPS-03] a mode that requires TLS never connects to a server without it', async () => {
    for (const query of ['?sslmode=require', `?${trusted}`, `?sslmode=verify-full&${trusted}`])
      expect([query, await reach(`localhost:${plainPort}`, query)]).toEqual([query, 'refused']);
    expect(await reach(`localhost:${plainPort}`)).toEqual({ ssl: false, port: plainPort });
  });
});

test('[OPS-03] host, port and password of an address are parsed as by libpq', () => {
  for (const [typed, host, port] of [
    ['one:5433', 'one', 5433],
    ['two', 'two', 5432],
    ['[::1]', '::1', 5432],
    ['[fe80::2]:6000', 'fe80::2', 6000],
  ] as const)
    expect(configOf(`postgres://me:p%40s:s@${typed}/billet`)).toMatchObject({
      host,
      port,
      user: 'me',
      password: 'p@s:s',
      database: 'billet',
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

  test('[OPS-03] the server makes all connections with TLS if its address requires it', async () => {
    const server = runServer({
      BILLET_ENV: 'local',
      DATA_DIR: folder,
      PORT: String(await freePort()),
      BOT_API_ROOT: botApi.root,
      DATABASE_URL: `postgres://${login}@localhost:${securePort}/postgres?sslmode=verify-full&sslrootcert=${CERTIFICATE}`,
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
  });
});
