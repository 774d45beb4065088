import { sql } from 'drizzle-orm';
import type { Deps } from '../../kit/deps.ts';

/** Deletes jobs that the queue gave up a week ago, since their payloads identify people. Each failure was logged. */
export async function forgetFailedJobs({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.owner.execute(sql`
    DELETE FROM graphile_worker._private_jobs WHERE attempts >= max_attempts AND locked_at IS NULL AND run_at < now() - interval '7 days'`);
}
