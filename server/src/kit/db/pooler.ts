import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';

/** How often a pooler is asked for two of its connections at the same time. */
const TRIES = 3;

/** Refuses poolers that would lose notifications, session locks or prepared statements. Throws StartError. */
export async function checkPooler({ direct, owner }: Pick<Database, 'direct' | 'owner'>): Promise<void> {
  if (await changesConnections(direct.options))
    throw new StartError(
      'DATABASE_DIRECT_URL: what keeps a session (news, locks, the job queue) would go through a pooler; set it to the address of PostgreSQL itself',
    );
  if (owner.isPrepared && !(await keepsStatements(owner.$client.options)))
    throw new StartError(
      'DATABASE_PREPARED: the pooler at DATABASE_URL keeps no prepared statements; set it to off, or max_prepared_statements in a PgBouncer of 1.21 or newer',
    );
}

const PID = 'SELECT pg_backend_pid() AS pid';

/** Whether a connection reaches another process of PostgreSQL when a second connection is in a transaction. */
async function changesConnections(config: pg.ClientConfig): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [before, after] = await onTwo(config, { text: PID });
    if (before !== after) return true;
  }
  return false;
}

/** Whether a statement that was prepared on one of the pooler's connections is known when another is given. */
async function keepsStatements(config: pg.ClientConfig): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [before, after] = await onTwo(config, { name: 'pooler_check', text: PID });
    if (after === null) return false;
    if (before !== after) return true;
  }
  return true;
}

/** The processes that answered before and while a second connection is in a transaction; null where the second knew no statement. */
async function onTwo(config: pg.ClientConfig, statement: pg.QueryConfig): Promise<[number | undefined, number | undefined | null]> {
  const connection = () => new pg.Client(config).on('error', () => undefined);
  const [own, other] = [connection(), connection()];
  const ask = async () => (await own.query<{ pid: number }>(statement)).rows[0]?.pid;
  try {
    await own.connect();
    await other.connect();
    const before = await ask();
    // a pooler gives out first what it got back last
    await other.query('BEGIN');
    await other.query('SELECT 1');
    await own.query('BEGIN');
    const after = await ask().catch(() => null);
    return [before, after];
  } finally {
    await Promise.all([own.end(), other.end()]);
  }
}
