import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Changes } from './changes.ts';

/** A pool, or a transaction of one: the parameter of query functions. */
export interface Queries extends Omit<NodePgDatabase, 'transaction'> {
  readonly $client: pg.Pool | pg.PoolClient;
  /** Whether statements with a name are prepared under it (DATABASE_PREPARED). */
  readonly isPrepared: boolean;
}

export interface Pool extends Queries {
  readonly $client: pg.Pool;
  /** Commits when `act` resolves and rolls back when it rejects. `act` sends its statements one after the other. */
  transaction<T>(act: (tx: Queries) => Promise<T>): Promise<T>;
}

const { builtins } = pg.types;
const times = new Set<number>([builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE]);

/** Returns times as text, as Drizzle does for its own queries. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    times.has(id) ? (value: string) => value : pg.types.getTypeParser(id, format as 'text'),
};

/** A pool that connects on first use. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ types, ...config });
  // a broken connection fails its own statement, or the next one that needs a connection; without listeners it would end the process
  const ignore = () => undefined;
  return pool.on('error', ignore).on('connect', (client) => void client.on('error', ignore));
}

/** Drizzle over a pool, with transactions that announce the changes made in them. */
export function drizzlePool(client: pg.Pool, isPrepared: boolean, changes: Changes): Pool {
  const transaction = <T>(act: (tx: Queries) => Promise<T>) => changes.during(() => transact(client, isPrepared, act));
  return Object.assign(drizzle({ client }), { isPrepared, transaction });
}

async function transact<T>(pool: pg.Pool, isPrepared: boolean, act: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const answer = await act(Object.assign(drizzle({ client }), { isPrepared }));
    const { command } = await client.query('COMMIT');
    // PostgreSQL's answer to COMMIT after a failed statement, also where the failure was caught
    if (command !== 'COMMIT') throw new Error('A statement of this transaction failed, so it was rolled back');
    client.release();
    return answer;
  } catch (error) {
    const end = (failure?: Error) => client.release(failure ?? needsNewConnection(error));
    await client.query('ROLLBACK').then(() => end(), end);
    throw error;
  }
}

/**
 * SQLSTATE read_only_sql_transaction: after a failover the same address may lead to a server that accepts writes.
 * feature_not_supported: a migration changed the columns that a prepared statement returns, and its connection can't run it again.
 */
const NEEDS_NEW_CONNECTION = ['25006', '0A000'];

function needsNewConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && NEEDS_NEW_CONNECTION.includes(String(error.code))) || needsNewConnection(error.cause);
}
