import { sql } from 'drizzle-orm';
import type { Deps } from '../../kit/deps.ts';

/** No job of ours takes so long, so whoever holds one longer was killed; the queue itself would wait four hours. */
const LONGEST_JOB = '2 minutes';

/** Gives the jobs of killed workers back to the queue. */
export async function freeDeadWorkers({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.owner.execute(sql`
    SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
      FROM graphile_worker._private_jobs WHERE locked_at < now() - ${sql.raw(`interval '${LONGEST_JOB}'`)} HAVING count(*) > 0`);
}
