import { sql } from 'drizzle-orm';
import { delay } from '../../kit/delay.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Tasks } from '../../kit/outbox/outbox.ts';

/** A job locked for longer counts as one of a killed worker. The queue itself would wait four hours. */
const MAX_JOB_DURATION = '2 minutes';
/**
 * How long the session of workers may be missing before they count as killed, and how long a queue may stay locked without a job. All jobs
 * may run twice.
 */
const GRACE_PERIOD = '15 seconds';
/** Milliseconds between two checks. */
const EVERY = 10_000;
const NAME = 'billet jobs';

/** The application_name of the session that workers keep while their process lives. */
export const sessionOf = (poolId: string): string => `${NAME} ${poolId}`;

/** Tasks that are always queued with a job key: at most one of each waits, and it covers the ones before. */
const keyed: readonly (keyof Tasks)[] = ['tell-arrival', 'count-scores', 'reconcile', 'clean-up', 'judge-canaries'];

/**
 * Returns the jobs of killed workers to the queue: those without a session, and those locked for too long. A running job that was
 * replaced under its key has lost the key and all attempts; if it fails or its worker is killed, it is deleted. A queue stays locked without
 * a job if the job was freed and taken by a second worker, but finished by the first.
 */
export async function freeDeadWorkers({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.owner.execute(sql`
    SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
      FROM graphile_worker._private_jobs
     WHERE locked_at < now() - ${sql.raw(`interval '${MAX_JOB_DURATION}'`)}
        OR (locked_at < now() - ${sql.raw(`interval '${GRACE_PERIOD}'`)}
            AND ${`${NAME} `} || locked_by NOT IN (SELECT application_name FROM pg_stat_activity WHERE datname = current_database()))
    HAVING count(*) > 0`);
  await db.owner.execute(sql`
    UPDATE graphile_worker._private_job_queues q SET locked_at = NULL, locked_by = NULL
     WHERE locked_at < now() - ${sql.raw(`interval '${GRACE_PERIOD}'`)}
       AND NOT EXISTS (SELECT FROM graphile_worker._private_jobs j WHERE j.job_queue_id = q.id AND j.locked_by = q.locked_by)`);
  await db.owner.execute(sql`
    DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
     WHERE t.id = j.task_id AND t.identifier IN ${keyed} AND j.key IS NULL AND j.attempts >= j.max_attempts AND j.locked_at IS NULL`);
}

/** Checks for killed workers until stopped. */
export function watchDeadWorkers(deps: Pick<Deps, 'db' | 'log'>): () => Promise<void> {
  const stopped = new AbortController();
  const watch = async () => {
    while (!stopped.signal.aborted) {
      await delay(EVERY, stopped.signal);
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
