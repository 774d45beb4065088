import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { embeddedOptions } from '../../src/kit/db/database.ts';
import { type Embedded, startEmbedded } from '../../src/kit/db/embedded/run.ts';
import { makeDataFolder } from '../data-folder.ts';
import { type OwnerSql, openSql } from '../open-sql.ts';

const NAME = 'billet';

/** A PostgreSQL that can crash at any time and restarts with the committed data. */
export interface Cluster {
  readonly socket: string;
  readonly login: { readonly user: string; readonly password: string; readonly database: string };
  /** A connection as its owner that is never cut. */
  readonly sql: OwnerSql;
  /** Immediate shutdown. */
  crash(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function makeCluster(): Promise<Cluster> {
  const folder = makeDataFolder('billet-faults-');
  let running: Embedded | null = await startEmbedded(folder);
  const { socketFolder, user, password } = running;
  await prepare(running);
  const sql = openSql({ ...embeddedOptions(running, NAME), application_name: 'faults' });
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  return {
    socket: path.join(socketFolder, '.s.PGSQL.5432'),
    login: { user, password, database: NAME },
    sql,
    async crash() {
      const [pid] = readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      await stop();
    },
    async start() {
      running ??= await startEmbedded(folder);
    },
    async close() {
      await sql.end();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The machine keeps running, so written data is safe without flushing to disk. */
async function prepare(running: Embedded): Promise<void> {
  const sql = openSql(embeddedOptions(running, 'postgres'));
  for (const setting of ['fsync', 'full_page_writes']) await sql.query(`ALTER SYSTEM SET ${setting} = off`);
  await sql`SELECT pg_reload_conf()`;
  await sql.query(`CREATE DATABASE ${NAME}`);
  await sql.end();
}
