import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { type Embedded, startEmbedded } from '../../src/kit/db/embedded/run.ts';

/** PostgreSQL with an archive of all that is written, as the guide says. Its files are under `folder`. */
export interface Archived {
  readonly embedded: Embedded;
  readonly archive: string;
  readonly sql: Sql;
  close(): Promise<void>;
}

export async function startArchived(folder: string): Promise<Archived> {
  const archive = path.join(folder, 'archive');
  mkdirSync(archive, { recursive: true });
  // PostgreSQL is another user than we are, where we are root
  for (const each of [folder, archive]) chmodSync(each, 0o777);
  const first = await startEmbedded(path.join(folder, 'db'));
  const sql = connect(first, 'postgres');
  await sql`ALTER SYSTEM SET archive_mode = on`;
  await sql.unsafe(`ALTER SYSTEM SET archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`);
  await sql`CREATE DATABASE billet`;
  await sql.end();
  await first.stop();
  const embedded = await startEmbedded(path.join(folder, 'db'));
  const billet = connect(embedded, 'billet');
  return {
    embedded,
    archive,
    sql: billet,
    async close() {
      await billet.end({ timeout: 1 });
      await embedded.stop();
    },
  };
}

function connect({ socketFolder, user, password }: Embedded, database: string): Sql {
  return postgres({ path: path.join(socketFolder, '.s.PGSQL.5432'), user, pass: password, database, max: 2, onnotice: () => {} });
}

/** What pg_basebackup does, by PostgreSQL's own functions: the embedded distribution has no such program. Gives the folder. */
export async function baseBackup(folder: string): Promise<string> {
  const sql = connect({ ...(await placeOf(folder)), stop: async () => {} }, 'postgres');
  const target = path.join(folder, 'base');
  const session = await sql.reserve();
  await session`SELECT pg_backup_start('kit', true)`;
  copy(path.join(folder, 'db'), target);
  const [label] = await session<{ labelfile: string }[]>`SELECT labelfile FROM pg_backup_stop()`;
  session.release();
  await sql.end();
  const cluster = path.join(target, 'postgres');
  for (const each of ['postmaster.pid', 'postmaster.opts']) rmSync(path.join(cluster, each), { force: true });
  emptyFolder(path.join(cluster, 'pg_wal'));
  writeFileSync(path.join(cluster, 'backup_label'), label?.labelfile ?? '', { mode: 0o644 });
  return target;
}

const placeOf = async (folder: string) => {
  const embedded = {
    socketFolder: path.join(folder, 'db', 'run'),
    user: 'billet',
    password: readFileSync(path.join(folder, 'db', 'secret'), 'utf8').trim(),
  };
  return embedded;
};

function copy(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of ['postgres', 'postgres-made', 'secret']) {
    const { status, stderr } = spawnSync('cp', ['-a', path.join(from, name), to], { encoding: 'utf8' });
    // files come and go under a copy of a database at work; the log of writes puts that right
    assert.ok(status === 0 || /No such file|vanished/.test(stderr), stderr);
  }
}

function emptyFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isFile()) rmSync(path.join(folder, entry.name));
}

/** A PostgreSQL out of a base backup and the archive, up to a moment or to the last write. */
export async function restore(base: string, archive: string, folder: string, until: string | null): Promise<Archived> {
  copy(base, folder);
  const cluster = path.join(folder, 'postgres');
  const target = until === null ? '' : `recovery_target_time = '${until}'\nrecovery_target_action = 'promote'\n`;
  appendFileSync(path.join(cluster, 'postgresql.auto.conf'), `archive_mode = off\nrestore_command = 'cp ${archive}/%f %p'\n${target}`);
  writeFileSync(path.join(cluster, 'recovery.signal'), '', { mode: 0o666 });
  const embedded = await startEmbedded(folder);
  const sql = connect(embedded, 'billet');
  return {
    embedded,
    archive,
    sql,
    async close() {
      await sql.end({ timeout: 1 });
      await embedded.stop();
    },
  };
}

/** Whether a text stands in any file below, as a thief would look for it. */
export function standsIn(folder: string, text: string): boolean {
  return spawnSync('grep', ['-rqaF', text, folder]).status === 0;
}
