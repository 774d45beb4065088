import { STARTED } from '@billet/shared-domain/rules/failures';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../kit/db/database.ts';
import { canaryNetworks, remoteEvents } from '../../../kit/db/schema/failures.ts';
import { type CanaryFacts, canaryId, type RemoteFacts } from '../../../kit/release.ts';
import { hourOf, WINDOW } from '../keep.ts';
import type { Heard } from './verdict.ts';

export interface RunningCanary {
  readonly remote: string;
  readonly active: RemoteFacts['active'];
  readonly canary: CanaryFacts;
}

const HOUR = 3_600_000;

/** In how many networks a canary failed, and whether the same version failed before as another canary. */
async function networksOf(queries: Queries, remote: string, canary: CanaryFacts, now: Date) {
  const own = sql`${canaryNetworks.canary} = ${canaryId(canary)}`;
  const [found] = await queries
    .select({
      networks: sql<number>`(count(*) FILTER (WHERE ${own}))::int`,
      isAgain: sql<boolean>`coalesce(bool_or(NOT (${own})), false)`,
    })
    .from(canaryNetworks)
    .where(
      and(
        eq(canaryNetworks.remote, remote),
        sql`starts_with(${canaryNetworks.canary}, ${`${canary.release.version} `})`,
        gte(canaryNetworks.until, now),
      ),
    );
  return found ?? { networks: 0, isAgain: false };
}

/** Failures and starts of a canary and of the active version beside it: since it began, of a day at most. */
export async function hear(queries: Queries, { remote, active, canary }: RunningCanary, now: Date): Promise<Heard> {
  const canaries = await networksOf(queries, remote, canary, now);
  const began = Math.max(Date.parse(canary.since), now.getTime() - WINDOW);
  // of the hour in which it began, what failed of the same version as a canary before can't be told apart
  const since = hourOf(new Date(canaries.isAgain ? began + HOUR : began));
  const versions = [canary.release.version, active.version];
  const rows = await queries
    .select({
      version: remoteEvents.version,
      isStart: sql<boolean>`${remoteEvents.code} = ${STARTED}`,
      times: sql<number>`sum(${remoteEvents.times})::int`,
    })
    .from(remoteEvents)
    .where(and(eq(remoteEvents.remote, remote), inArray(remoteEvents.version, versions), gte(remoteEvents.hour, since)))
    .groupBy(remoteEvents.version, sql`2`);
  const timesOf = (version: string, isStart: boolean) => rows.find((row) => row.version === version && row.isStart === isStart)?.times ?? 0;
  return {
    failures: timesOf(canary.release.version, false),
    starts: timesOf(canary.release.version, true),
    networks: canaries.networks,
    activeFailures: timesOf(active.version, false),
    activeStarts: timesOf(active.version, true),
  };
}
