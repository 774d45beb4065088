import type { Sql } from 'postgres';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';

/** How often a pooler is asked for two of its connections at the same time. */
const TRIES = 5;

/** What a pooler would break without a word: news that no process hears, locks that nobody holds, statements that are elsewhere. Throws StartError. */
export async function checkPooler({ direct, owner }: Pick<Database, 'direct' | 'owner'>): Promise<void> {
  if (await isPooled(direct))
    throw new StartError(
      'DATABASE_DIRECT_URL: what keeps a session (news, locks, the job queue) would go through a pooler; set it to the address of PostgreSQL itself',
    );
  const client = owner.$client;
  if (client.options.prepare && (await isPooled(client)) && !(await keepsStatements(client)))
    throw new StartError(
      'DATABASE_PREPARED: the pooler at DATABASE_URL keeps no prepared statements; set it to off, or max_prepared_statements in a PgBouncer of 1.21 or newer',
    );
}

/** The process that greeted is then not the one that answers. */
async function isPooled(client: Sql): Promise<boolean> {
  const answer = await client<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return answer[0]?.pid !== answer.state.pid;
}

/** Whether a statement that was prepared on one of the pooler's connections is known when another is given. */
async function keepsStatements(client: Sql): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [before, after] = await onTwo(client);
    if (after === null) return false;
    if (before !== after) return true;
  }
  return true;
}

/** The processes that answered before and while somebody else holds a connection; null where the second knew no statement. */
async function onTwo(client: Sql): Promise<[number | undefined, number | undefined | null]> {
  const own = await client.reserve();
  const ask = async () => (await own<{ pid: number }[]>`SELECT pg_backend_pid() AS pid, ${1}::integer AS prepared`)[0]?.pid;
  try {
    const before = await ask();
    // what is first given back is first given out
    return await client.begin(async (other) => {
      await other`SELECT 1`;
      await own`BEGIN`.simple();
      try {
        return [before, await ask()];
      } catch {
        return [before, null];
      } finally {
        await own`ROLLBACK`.simple();
      }
    });
  } finally {
    own.release();
  }
}
