import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';

/** How many times the check opens two connections of the pooler at once. */
const CHECKS = 3;

/** Rejects poolers that would lose notifications, session locks or prepared statements. Throws StartError. */
export async function checkPooler({ direct, owner }: Pick<Database, 'direct' | 'owner'>): Promise<void> {
  if ((await pooling(direct.options)) !== 'none')
    throw new StartError(
      'DATABASE_DIRECT_URL: connections that need a session (LISTEN, locks, the job queue) would go through a pooler; set it to the direct address of PostgreSQL',
    );
  if (owner.isPrepared && (await pooling(owner.$client.options)) === 'loses statements')
    throw new StartError(
      'DATABASE_PREPARED: the pooler at DATABASE_URL does not support prepared statements; set DATABASE_PREPARED=off, or max_prepared_statements in PgBouncer 1.21 or newer',
    );
}

/**
 * Whether a pooler moves a connection to another PostgreSQL process while a second connection is in a transaction, and whether prepared
 * statements follow it.
 */
async function pooling(config: pg.ClientConfig): Promise<'none' | 'keeps statements' | 'loses statements'> {
  const connection = () => new pg.Client(config).on('error', () => undefined);
  const [own, other] = [connection(), connection()];
  const ask = async () => (await own.query<{ pid: number }>({ name: 'pooler_check', text: 'SELECT pg_backend_pid() AS pid' })).rows[0]?.pid;
  try {
    await own.connect();
    await other.connect();
    for (let tries = 0; tries < CHECKS; tries++) {
      // a pooler hands out the most recently returned connection first
      const before = await ask();
      await other.query('BEGIN');
      await own.query('BEGIN');
      const after = await ask().catch((error: unknown) => {
        if (isStatementUnknown(error)) return null;
        throw error;
      });
      if (after === null) return 'loses statements';
      if (after !== before) return 'keeps statements';
      await own.query('ROLLBACK');
      await other.query('ROLLBACK');
    }
    return 'none';
  } finally {
    await Promise.all([own.end(), other.end()]);
  }
}

/** SQLSTATE invalid_sql_statement_name. */
const isStatementUnknown = (error: unknown) => error instanceof pg.DatabaseError && error.code === '26000';
