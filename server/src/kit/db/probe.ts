import pg from 'pg';
import { ConnectionLost } from './connection-lost.ts';

/** Milliseconds for connecting and the whole check. */
const LIMIT_MS = 3_000;

/**
 * Updates a row, so that a standby or a read-only database fails. The series exceeds the allowed memory and is written to a temporary file,
 * so that a full disk fails too: the updated row alone could fit into its page.
 */
const CHECK = `
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM generate_series(1, 8192);
  UPDATE billet.installation SET bot_id = bot_id;
  SELECT name FROM public.billet_migrations`;

/**
 * Checks on a separate connection that the database accepts connections and writes, and returns the names of the applied migrations.
 * Rejects after 3 s. It does not wait for a connection of a pool.
 */
export async function probe(config: pg.ClientConfig): Promise<readonly string[]> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: LIMIT_MS }).on('error', () => undefined);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ConnectionLost(`no answer within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  try {
    return await Promise.race([check(client), late]);
  } finally {
    clearTimeout(timer);
    client.end().catch(() => undefined);
  }
}

async function check(client: pg.Client): Promise<string[]> {
  await client.connect();
  // several statements without values run as one transaction and return one result each
  const results: unknown = await client.query(CHECK);
  const { rows } = (results as pg.QueryResult<{ name: string }>[]).at(-1) ?? { rows: [] };
  return rows.map(({ name }) => name);
}
