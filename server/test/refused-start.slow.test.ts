import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { DEVELOPMENT_TOKEN } from '../src/kit/config.ts';
import { freePort } from './free-port.ts';
import { type Installation, makeInstallation } from './installation.ts';
import { openAsStart, rejectionOf } from './open-as-start.ts';
import { type OwnerSql, openSql } from './open-sql.ts';
import { runServer } from './run-server.ts';

let installation: Installation;
let own: OwnerSql;
beforeAll(async () => {
  installation = await makeInstallation();
  await openAsStart(await variables());
  own = connect('billet');
});
afterAll(async () => {
  await own.end();
  await installation.close();
});

const KEY = 'the key of this installation, long enough';
const connect = (database: string) => {
  const { user, password } = installation.cluster.login;
  return openSql({ host: path.dirname(installation.cluster.socket), user, password, database, max: 1 });
};
const variables = async (more: Record<string, string> = {}, database = 'billet') =>
  installation.variables({ SEAL_KEY: KEY, PORT: String(await freePort()), ...more }, database);
/** Checks that an output is one line without the password. */
const checkLine = (output: string) => {
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).not.toContain(installation.cluster.login.password);
  return output;
};
/** The output of a program that is expected to be rejected. */
const refusal = async (program: string, more: Record<string, string> = {}, ...words: readonly string[]) => {
  const { code, errors } = await runServer(await variables(more), program, ...words).ended;
  expect(code).toBe(1);
  return checkLine(errors);
};
/** The line that `main.ts` prints when the database is rejected. */
const rejection = async (more: Record<string, string> = {}) => checkLine(await rejectionOf(await variables(more)));
/** Everything that a start could change: roles with passwords, tables with columns, migrations, and the installation. */
const state = async () => ({
  roles: [...(await own`SELECT rolname, rolpassword FROM pg_authid WHERE rolname LIKE 'billet%' ORDER BY 1`)],
  columns: [...(await own`SELECT table_schema, table_name, column_name FROM information_schema.columns ORDER BY 1, 2, 3`)],
  migrations: [...(await own`SELECT * FROM public.billet_migrations ORDER BY name`)],
  installation: [...(await own`SELECT bot_id, key_mark, hash_key, next_key_mark FROM billet.installation`)],
});
/** Deletes the record of the migrations, so that a start would migrate. Returns a function that restores it. */
const forgetHistory = async () => {
  const [gone] = await own<{ name: string; hash: string }[]>`DELETE FROM public.billet_migrations RETURNING name, hash`;
  return async () => own`INSERT INTO public.billet_migrations (name, hash) VALUES (${gone?.name}, ${gone?.hash})`;
};

test('[OPS-01] a start or command with another key is rejected before migrations, and changes nothing', async () => {
  const restore = await forgetHistory();
  const before = await state();
  const more = { SEAL_KEY: 'another key, which is long enough as well' };
  const line = /^billet: SEAL_KEY: this database is sealed with another key; /;
  for (const program of ['main.ts', 'maintenance/migrate.ts', 'maintenance/check.ts', 'maintenance/roles.ts'])
    expect([program, await refusal(program, more)]).toEqual([program, expect.stringMatching(line)]);
  expect(await refusal('maintenance/roles.ts', more, '--passwords')).toMatch(line);
  expect(await state()).toEqual(before);
  await restore();
});

test('[OPS-01] a start with another bot is rejected before migrations, and changes nothing', async () => {
  const restore = await forgetHistory();
  const before = await state();
  expect(await rejection({ BOT_TOKEN: DEVELOPMENT_TOKEN.replace('1000000001', '2000000002') })).toMatch(
    /^billet: BOT_TOKEN: .+ belongs to bot 1000000001; /,
  );
  expect(await state()).toEqual(before);
  await restore();
});

test('[OPS-01] a start rejects a database that ran other migrations, in one line that says what to do, and changes nothing', async () => {
  await own`UPDATE public.billet_migrations SET name = '0001_tables.sql' WHERE name = '0001_baseline.sql'`;
  const before = await state();
  const line =
    /^billet: DATABASE_URL: migration 0001_tables\.sql has run in this database, .+; start the version that made the database, or set DATABASE_URL /;
  expect(await rejection()).toMatch(line);
  expect(await rejection({ MIGRATE_AT_START: 'off' })).toMatch(line);
  expect(await refusal('maintenance/migrate.ts')).toMatch(line);
  expect(await state()).toEqual(before);
  await own`UPDATE public.billet_migrations SET name = '0001_baseline.sql' WHERE name = '0001_tables.sql'`;
});

test('[OPS-01] a read-only database is rejected with its setting, and nothing is changed', async () => {
  await own.query('ALTER DATABASE billet SET default_transaction_read_only = on');
  expect(await rejection()).toMatch(/^billet: DATABASE_URL: the database is read-only .+; set it to the primary$/);
  await own.query('SET default_transaction_read_only = off');
  await own.query('ALTER DATABASE billet RESET default_transaction_read_only');
});

test('[OPS-01] [SEC-09] a database of another program is rejected with its name, and nothing is created in it', async () => {
  await own.query('CREATE DATABASE foreign_one');
  const foreign = connect('foreign_one');
  await foreign`CREATE TABLE customers (id integer)`;
  const { DATABASE_URL = '' } = await variables({}, 'foreign_one');
  expect(await rejection({ DATABASE_URL })).toMatch(
    /^billet: DATABASE_URL: the database foreign_one belongs to another program: .+; set it to an empty database$/,
  );
  expect(await foreign`SELECT nspname FROM pg_namespace WHERE nspname IN ('billet', 'money', 'sealed')`).toHaveLength(0);
  await foreign.end();
});

test('[OPS-01] a user who may not create schemas gets an error of one line', async () => {
  await own.query("CREATE ROLE weak LOGIN CREATEROLE PASSWORD 'weak'");
  await own.query('CREATE DATABASE closed');
  const DATABASE_URL = `postgres://weak:weak@127.0.0.1:${installation.databaseProxy.port}/closed`;
  expect(await rejection({ DATABASE_URL, DATABASE_ROLES: 'closed' })).toMatch(
    /^billet: DATABASE_URL: PostgreSQL refuses .+ \(SQLSTATE 42501\); give its user /,
  );
});

test('[OPS-01] [OPS-04] roles --catalogue before the first start is rejected with one line, and does not prevent the first start', async () => {
  await own.query('CREATE DATABASE early');
  const { DATABASE_URL = '' } = await variables({}, 'early');
  const more = { DATABASE_URL, DATABASE_ROLES: 'early' };
  const run = async () => runServer(await variables(more), 'maintenance/roles.ts', '--catalogue').ended;
  expect(await run()).toMatchObject({
    code: 1,
    lines: '',
    errors: expect.stringMatching(
      /^billet: --catalogue: the database lacks \d+ migrations, .+ start Billet once, or run npm run migrate -w server\n$/,
    ),
  });
  const server = runServer(await variables(more));
  await server.ready;
  await server.stop();
  const { code, lines } = await run();
  expect(code).toBe(0);
  const early = connect('early');
  await early.query(lines);
  await early.end();
  const again = runServer(await variables(more));
  await again.ready;
  expect(await again.stop()).toBe(0);
});

test('[OPS-05] logins without a statement_timeout get one, and another limit set by an administrator is kept', async () => {
  const limits = async () =>
    own<{ name: string; settings: string[] }[]>`
      SELECT setrole::regrole::text AS name, setconfig AS settings FROM pg_db_role_setting WHERE setdatabase = 0 AND setrole::regrole::text LIKE 'billet%' ORDER BY 1`;
  await own.query("ALTER ROLE billet_app RESET statement_timeout; ALTER ROLE billet_inbox SET statement_timeout = '20s'");
  expect(await runServer(await variables(), 'maintenance/roles.ts').ended).toMatchObject({ code: 0, errors: '' });
  expect(await limits()).toEqual([
    { name: 'billet_app', settings: ['statement_timeout=10s'] },
    { name: 'billet_inbox', settings: ['statement_timeout=20s'] },
    { name: 'billet_reveal', settings: ['statement_timeout=10s'] },
  ]);
});
