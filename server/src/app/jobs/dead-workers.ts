import { sql } from 'drizzle-orm';
import type { Deps } from '../../kit/deps.ts';
import type { Tasks } from '../../kit/outbox/outbox.ts';
import { pause } from '../../kit/outbox/relay.ts';

/** No job of ours takes so long, so whoever holds one longer was killed; the queue itself would wait four hours. */
const LONGEST_JOB = '2 minutes';
/** What a crew may lose its session for without being taken for dead. All jobs may be done twice. */
const GRACE = '15 seconds';
/** Milliseconds between two looks. */
const EVERY = 10_000;
const NAME = 'billet jobs';

/** The name of the session that a crew of workers keeps for as long as its process lives. */
export const sessionOf = (crew: string): string => `${NAME} ${crew}`;

/** Asked for under a key, always: of each there is one that waits, and it does what those before it were to do. */
const keyed: readonly (keyof Tasks)[] = ['tell-arrival', 'count-scores', 'reconcile', 'clean-up', 'judge-canaries'];

/**
 * Gives the jobs of killed workers back to the queue: of those whose session is gone, and whatever is held for too long. One whose place
 * another took while it was at work has lost its key and all its tries; where it failed, or its worker was killed, nothing is left to do.
 */
export async function freeDeadWorkers({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.owner.execute(sql`
    SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
      FROM graphile_worker._private_jobs
     WHERE locked_at < now() - ${sql.raw(`interval '${LONGEST_JOB}'`)}
        OR (locked_at < now() - ${sql.raw(`interval '${GRACE}'`)}
            AND ${`${NAME} `} || locked_by NOT IN (SELECT application_name FROM pg_stat_activity WHERE datname = current_database()))
    HAVING count(*) > 0`);
  await db.owner.execute(sql`
    DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
     WHERE t.id = j.task_id AND t.identifier IN ${keyed} AND j.key IS NULL AND j.attempts >= j.max_attempts AND j.locked_at IS NULL`);
}

/** Looks for them until it is stopped. */
export function watchDeadWorkers(deps: Pick<Deps, 'db' | 'log'>): () => Promise<void> {
  const stopped = new AbortController();
  const watch = async () => {
    while (!stopped.signal.aborted) {
      await pause(EVERY, stopped.signal);
      if (!stopped.signal.aborted)
        await freeDeadWorkers(deps).catch((err: unknown) => deps.log.warn({ err }, 'jobs of killed servers were not freed'));
    }
  };
  const done = watch();
  return async () => {
    stopped.abort();
    await done;
  };
}
