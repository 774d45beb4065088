import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Connect, commonOptions, embeddedOptions } from '../src/kit/db/database.ts';
import { type Embedded, startEmbedded } from '../src/kit/db/embedded/run.ts';
import { loginPassword, roleNames } from '../src/kit/db/logins.ts';
import { openPool } from '../src/kit/db/pool.ts';
import { prepareDatabase } from '../src/kit/db/prepare-database.ts';
import { makeDataFolder, PREPARED_FOLDER } from './data-folder.ts';
import { openSql } from './open-sql.ts';

export const TEMPLATE = 'billet_template';
export const TEST_SECRET = 'a secret of the tests, thirty-two characters long';
/** The environment variable with which workers find the PostgreSQL of this set-up. */
export const TEST_DATABASE = 'BILLET_TEST_DATABASE';

let embedded: Embedded;
let folders: string[];

/** Creates a cluster, and stops it so that its files can be copied. Returns its data folder. */
async function prepareFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-prepared-'));
  await (await startEmbedded(folder)).stop();
  return folder;
}

/** Starts one PostgreSQL for the whole run, with a migrated template database. */
export async function setup(): Promise<void> {
  const prepared = await prepareFolder();
  process.env[PREPARED_FOLDER] = prepared;
  const folder = makeDataFolder('billet-test-');
  folders = [prepared, folder];
  embedded = await startEmbedded(folder);
  const first = openSql({ ...embeddedOptions(embedded, 'postgres'), max: 1 });
  // the data are deleted at the end and need not survive a power failure; tests that kill a server start their own
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) await first.query(`ALTER SYSTEM SET ${setting} = off`);
  await first`SELECT pg_reload_conf()`;
  await first.query(`CREATE DATABASE ${TEMPLATE}`);
  await first.end();
  const names = roleNames('billet');
  const connect: Connect = (login) => ({
    ...commonOptions,
    ...embeddedOptions(embedded, TEMPLATE),
    ...loginPassword(names, TEST_SECRET, login),
  });
  const template = openPool(connect('owner', 'direct'));
  await prepareDatabase(template, { connect, secret: TEST_SECRET, names });
  await template.end();
  const { socketFolder, user, password } = embedded;
  process.env[TEST_DATABASE] = JSON.stringify({ socketFolder, user, password });
}

export async function teardown(): Promise<void> {
  await embedded.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
