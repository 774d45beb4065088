import type { Options, Sql } from 'postgres';
import { ConnectionLost } from '../outages/classify.ts';

type Connect = (login: 'owner', way: 'pooled', more: Options<Record<string, never>>) => Sql;

/** Milliseconds for connecting and all of the check. */
const LIMIT_MS = 3_000;

/**
 * One row is written, so a standby or a read-only database fails. The series does not fit into the memory that it may use and goes to a
 * temporary file, so a full disk fails, too: the row alone would find room in its page.
 */
const CHECK = `
  SET work_mem = '64kB';
  SELECT count(*) FROM generate_series(1, 8192);
  UPDATE billet.installation SET bot_id = bot_id;
  SELECT name FROM public.billet_migrations`;

/**
 * Checks over a connection of its own that the database takes connections and writes, and returns the names of the migrations that have
 * run. Rejects after 3 s; nothing that waits on a pool's connection holds it up.
 */
export async function probe(connect: Connect): Promise<readonly string[]> {
  const client = connect('owner', 'pooled', { max: 1, connect_timeout: LIMIT_MS / 1000, prepare: false });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionLost(`no answer within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  });
  try {
    const results = await Promise.race([client.unsafe(CHECK).simple(), late]);
    const rows = results.at(-1) as unknown as readonly { readonly name: string }[];
    return rows.map(({ name }) => name);
  } finally {
    clearTimeout(timer);
    await client.end({ timeout: 0 });
  }
}
