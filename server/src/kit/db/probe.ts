import pg from 'pg';
import { ConnectionLost } from '../outages/classify.ts';

/** Milliseconds for connecting and all of the check. */
const LIMIT_MS = 3_000;

/**
 * One row is written, so a standby or a read-only database fails. The series does not fit into the memory that it may use and goes to a
 * temporary file, so a full disk fails, too: the row alone would find room in its page.
 */
const CHECK = `
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM generate_series(1, 8192);
  UPDATE billet.installation SET bot_id = bot_id;
  SELECT name FROM public.billet_migrations`;

/**
 * Checks over a connection of its own that the database takes connections and writes, and returns the names of the migrations that have
 * run. Rejects after 3 s; nothing that waits on a pool's connection holds it up.
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
  // several statements without values are one transaction, and have a result each
  const results: unknown = await client.query(CHECK);
  const { rows } = (results as pg.QueryResult<{ name: string }>[]).at(-1) ?? { rows: [] };
  return rows.map(({ name }) => name);
}
