import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { canaryVerdicts, failureReporters, remoteEvents } from '../../kit/db/schema/failures.ts';
import type { Deps } from '../../kit/deps.ts';
import type { ReleaseFacts } from '../../kit/release.ts';
import { countReporters } from './canary/count-reporters.ts';
import { reasonOf } from './canary/verdict.ts';
import { hourOf } from './store-counts.ts';

const HOUR = 3_600_000;
const times = z.int().nonnegative();
const time = z.iso.datetime({ precision: 3 });
const counts = { failures: times, starts: times, activeFailures: times, activeStarts: times };

/** The response for operators. Counts are by full hours, so `hour` begins with the previous hour. */
export const seenSchema = z.object({
  since: z.object({ hour: time, day: time }),
  events: z.array(z.object({ remote: z.string(), version: z.string(), phase: z.string(), code: z.string(), hour: times, day: times })),
  /** Users who reported those failures with valid init data. */
  people: z.array(z.object({ remote: z.string(), version: z.string(), hour: times, day: times })),
  canaries: z.array(z.object({ remote: z.string(), version: z.string(), percent: z.number(), since: z.string(), ...counts })),
  takenBack: z.array(z.object({ remote: z.string(), version: z.string(), at: time, reason: z.string(), isInRelease: z.boolean() })),
});
type Seen = z.output<typeof seenSchema>;

/** Events of the last hour and day, results of canaries, and those rolled back. */
export async function readSeen({ db, clock }: Pick<Deps, 'db' | 'clock'>, release: ReleaseFacts | null): Promise<Seen> {
  const now = clock.real();
  const hour = new Date(hourOf(now).getTime() - HOUR);
  const day = new Date(hourOf(now).getTime() - 24 * HOUR);
  const { remote, version, phase, code } = remoteEvents;
  const events = await db.app
    .select({
      ...{ remote, version, phase, code },
      hour: sql<number>`(coalesce(sum(${remoteEvents.times}) FILTER (WHERE ${remoteEvents.hour} >= ${hour.toISOString()}), 0))::int`,
      day: sql<number>`sum(${remoteEvents.times})::int`,
    })
    .from(remoteEvents)
    .where(gte(remoteEvents.hour, day))
    .groupBy(remote, version, phase, code)
    .orderBy(sql`6 DESC`, remote, version, phase, code);
  const { hour: lastReport } = failureReporters;
  const people = await db.app
    .select({
      remote: failureReporters.remote,
      version: failureReporters.version,
      hour: sql<number>`(count(*) FILTER (WHERE ${lastReport} >= ${hour.toISOString()}))::int`,
      day: sql<number>`count(*)::int`,
    })
    .from(failureReporters)
    .where(and(gte(lastReport, day), eq(failureReporters.isStart, false)))
    .groupBy(failureReporters.remote, failureReporters.version)
    .orderBy(failureReporters.remote, failureReporters.version);
  const canaries = Object.entries(release?.remotes ?? {}).map(async ([name, { active, canary }]) => {
    if (!canary) return [];
    const counts = await countReporters(db.app, { remote: name, active, canary }, now);
    return [{ remote: name, version: canary.release.version, percent: canary.percent, since: canary.since, ...counts }];
  });
  const verdicts = await db.app.select().from(canaryVerdicts).orderBy(desc(canaryVerdicts.judgedAt)).limit(20);
  return {
    since: { hour: hour.toISOString(), day: day.toISOString() },
    events,
    people,
    canaries: (await Promise.all(canaries)).flat(),
    takenBack: verdicts.map((each) => ({
      remote: each.remote,
      version: each.version,
      at: each.judgedAt.toISOString(),
      reason: reasonOf(each),
      isInRelease: !each.isTakenBack,
    })),
  };
}
