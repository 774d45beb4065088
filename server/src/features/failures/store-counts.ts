import { lt, sql } from 'drizzle-orm';
import { failureReporters, remoteEvents } from '../../kit/db/schema/failures.ts';
import type { Deps } from '../../kit/deps.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { type Key, keyFor } from '../../kit/seal/encrypt.ts';
import { keyedHash } from '../../kit/seal/keyed-hash.ts';
import { keyOf } from './counter.ts';
import type { Reporter, TallyCounts } from './tally.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds for which a user's report counts for or against a canary. */
export const WINDOW = DAY;

export const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / HOUR) * HOUR);

/** Stores a batch of counts. A failed canary is checked soon after. */
export async function storeCounts({ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>, counts: TallyCounts): Promise<void> {
  const hour = hourOf(clock.real());
  const key = keyFor(config.hashKey, 'failure reporters');
  // Sorted, so that concurrent servers lock the rows in the same order and cannot deadlock
  const rows = [...counts.counted].sort((a, b) => (keyOf(a.counter) < keyOf(b.counter) ? -1 : 1));
  const reporters = counts.reporters.map((each) => rowOf(key, each, hour)).sort((a, b) => a.mark.compare(b.mark));
  await db.app.transaction(async (tx) => {
    await tx
      .insert(remoteEvents)
      .values(rows.map(({ counter, times }) => ({ ...counter, times, hour })))
      .onConflictDoUpdate({
        target: [remoteEvents.hour, remoteEvents.remote, remoteEvents.version, remoteEvents.phase, remoteEvents.code],
        set: { times: sql`${remoteEvents.times} + excluded.times` },
      });
    if (reporters.length > 0)
      await tx
        .insert(failureReporters)
        .values(reporters)
        .onConflictDoUpdate({
          target: failureReporters.mark,
          set: { hour: sql`excluded.hour` },
          setWhere: lt(failureReporters.hour, sql`excluded.hour`),
        });
    if (counts.reporters.some(({ isCanaryFailure }) => isCanaryFailure)) await enqueue(tx, 'judge-canaries', {});
  });
}

/** The user is contained only in the mark, which differs by version and canary. */
function rowOf(key: Key, { remote, version, canary, isStart, telegramId }: Reporter, hour: Date) {
  const mark = keyedHash(key, JSON.stringify([remote, version, canary, isStart, telegramId]));
  return { mark, remote, version, canary, isStart, hour };
}
