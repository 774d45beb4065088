import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseIdentity, findBinaries } from '../src/kit/db/embedded/binaries.ts';
import { startEmbedded } from '../src/kit/db/embedded/run.ts';
import { makeDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { type OwnerSql, openSql } from './open-sql.ts';

/** A PostgreSQL to which servers connect over TCP, as in production. */
export interface Postgres {
  /** The address for its owner. */
  urlOf(database: string): string;
  open(database: string): OwnerSql;
  close(): Promise<void>;
}

/** Only the servers are measured: nothing waits for the disk, and data need not survive a power failure. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '300',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
};

/** Milliseconds after which a PostgreSQL that does not answer counts as failed. */
const START_LIMIT = 120_000;

/** `more`: additional PostgreSQL settings. */
export async function startPostgres(more: Readonly<Record<string, string>> = {}): Promise<Postgres> {
  const folder = makeDataFolder('billet-bench-');
  const made = await startEmbedded(folder);
  const { user, password, socketFolder } = made;
  await made.stop();
  const port = await freePort();
  const { prefix, uid, gid } = chooseIdentity();
  const options = Object.entries({ ...settings, ...more, listen_addresses: '127.0.0.1', port, unix_socket_directories: socketFolder });
  const [command = '', ...args] = [
    ...prefix,
    path.join(findBinaries(), 'postgres'),
    ...['-D', path.join(folder, 'postgres'), ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
  ];
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const child = spawn(command, args, { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }), env });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output = (output + String(chunk)).slice(-3_000)));
  const urlOf = (database: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  const open = (database: string) => openSql(urlOf(database));
  await untilItAnswers(open, () => output);
  return {
    urlOf,
    open,
    async close() {
      process.off('exit', kill);
      child.kill('SIGQUIT');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(open: Postgres['open'], tail: () => string): Promise<void> {
  for (const until = Date.now() + START_LIMIT; ; await pause(100)) {
    const sql = open('postgres');
    const answers = await sql`SELECT 1`.catch(() => null);
    await sql.end();
    if (answers) return;
    if (Date.now() > until) throw new Error(`PostgreSQL does not start: ${tail()}`);
  }
}
