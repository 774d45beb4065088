import type { CanaryBound } from '../../../kit/settings/shapes.ts';

/** Users of a canary, and of the active version beside it, in the same hours. Each user counts once per version and kind. */
export interface Heard {
  readonly failures: number;
  readonly starts: number;
  readonly activeFailures: number;
  readonly activeStarts: number;
}

/** The part of its users at which a canary goes, however badly the active version does: three times as often can't be more than all. */
const HOPELESS = 0.5;

/** Whether a canary fails so often that it has to go. A report can only ever take a canary back: it makes none active. */
export function isTooMuch(heard: Heard, bound: CanaryBound): boolean {
  if (heard.failures < bound.failures) return false;
  const rate = perStart(heard.failures, heard.starts);
  if (rate * 100 < bound.perHundredStarts) return false;
  return rate >= HOPELESS || rate >= bound.timesActive * perStart(heard.activeFailures, heard.activeStarts);
}

/** A user whose report of the start was lost counts as one who started. */
const perStart = (failures: number, starts: number) => failures / Math.max(failures, starts, 1);

/** The same in words, for the log, the release's history and its status. */
export function reasonOf({ failures, starts, activeFailures, activeStarts }: Heard): string {
  return `failed for ${failures} of ${Math.max(failures, starts)} users; the active version for ${activeFailures} of ${Math.max(activeFailures, activeStarts)}`;
}
