import { and, count, eq, gte } from 'drizzle-orm';
import type { Queries } from '../../../kit/db/database.ts';
import { failureReporters } from '../../../kit/db/schema/failures.ts';
import { type CanaryFacts, canaryId, type RemoteFacts } from '../../../kit/release.ts';
import { hourOf, WINDOW } from '../store-counts.ts';
import type { ReporterCounts } from './verdict.ts';

export interface RunningCanary {
  readonly remote: string;
  readonly active: RemoteFacts['active'];
  readonly canary: CanaryFacts;
}

/** Counts users with failures and starts of a canary, and of the active version, within the last day. */
export async function countReporters(queries: Queries, { remote, active, canary }: RunningCanary, now: Date): Promise<ReporterCounts> {
  const since = hourOf(new Date(now.getTime() - WINDOW));
  const rows = await queries
    .select({ version: failureReporters.version, isStart: failureReporters.isStart, people: count() })
    .from(failureReporters)
    .where(and(eq(failureReporters.remote, remote), eq(failureReporters.canary, canaryId(canary)), gte(failureReporters.hour, since)))
    .groupBy(failureReporters.version, failureReporters.isStart);
  const peopleOf = (version: string, isStart: boolean) =>
    rows.find((row) => row.version === version && row.isStart === isStart)?.people ?? 0;
  return {
    failures: peopleOf(canary.release.version, false),
    starts: peopleOf(canary.release.version, true),
    activeFailures: peopleOf(active.version, false),
    activeStarts: peopleOf(active.version, true),
  };
}
