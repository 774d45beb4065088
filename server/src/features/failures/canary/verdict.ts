import type { CanaryBound } from '../../../kit/settings/shapes.ts';

/** Numbers of users of a canary and of the active version in the same hours. Each user counts once per version and kind. */
export interface ReporterCounts {
  readonly failures: number;
  readonly starts: number;
  readonly activeFailures: number;
  readonly activeStarts: number;
}

/** Failure rate at which a canary is rolled back whatever the active version's rate, since three times that rate may exceed 1. */
const ALWAYS_ROLLED_BACK_RATE = 0.5;

/** Whether a canary fails too often. Reports can only take a canary back, never activate one. */
export function shouldRollBack(counts: ReporterCounts, bound: CanaryBound): boolean {
  if (counts.failures < bound.failures) return false;
  const rate = perStart(counts.failures, counts.starts);
  if (rate * 100 < bound.perHundredStarts) return false;
  return rate >= ALWAYS_ROLLED_BACK_RATE || rate >= bound.timesActive * perStart(counts.activeFailures, counts.activeStarts);
}

/** A user without a reported start counts as one who started. */
const perStart = (failures: number, starts: number) => failures / Math.max(failures, starts, 1);

/** The reason as a text, for the log, the release's history and its status. */
export function reasonOf({ failures, starts, activeFailures, activeStarts }: ReporterCounts): string {
  return `failed for ${failures} of ${Math.max(failures, starts)} users; the active version for ${activeFailures} of ${Math.max(activeFailures, activeStarts)}`;
}
