import { sql } from 'drizzle-orm';
import { canaryNetworks, remoteEvents } from '../../kit/db/schema/failures.ts';
import type { Deps } from '../../kit/deps.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { type Key, keyFor } from '../../kit/seal/encrypt.ts';
import { keyedHash } from '../../kit/seal/keyed-hash.ts';
import { keyOf } from './cell.ts';
import type { CanaryFailure, Harvest } from './tally.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds for which a canary's failures and networks count against it. */
export const WINDOW = DAY;

export const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / HOUR) * HOUR);

/** Writes down what was harvested. A canary that failed is judged soon after. */
export async function keep({ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>, harvest: Harvest): Promise<void> {
  const now = clock.real();
  // in one order, so that two servers at once never wait for each other in a circle
  const rows = [...harvest.counted].sort((a, b) => (keyOf(a.cell) < keyOf(b.cell) ? -1 : 1));
  await db.app.transaction(async (tx) => {
    await tx
      .insert(remoteEvents)
      .values(rows.map(({ cell, times }) => ({ ...cell, times, hour: hourOf(now) })))
      .onConflictDoUpdate({
        target: [remoteEvents.hour, remoteEvents.remote, remoteEvents.version, remoteEvents.phase, remoteEvents.code],
        set: { times: sql`${remoteEvents.times} + excluded.times` },
      });
    if (harvest.canaryFailures.length === 0) return;
    const until = new Date(hourOf(now).getTime() + HOUR + WINDOW);
    const key = keyFor(config.hashKey, 'networks of failed canaries');
    const marks = harvest.canaryFailures.map(({ remote, canary, network }) => ({
      mark: markOf(key, { remote, canary, network }),
      remote,
      canary,
      until,
    }));
    await tx
      .insert(canaryNetworks)
      .values(marks.sort((a, b) => a.mark.compare(b.mark)))
      .onConflictDoNothing();
    await enqueue(tx, 'judge-canaries', {});
  });
}

const markOf = (key: Key, { remote, canary, network }: CanaryFailure) => keyedHash(key, JSON.stringify([remote, canary, network]));
