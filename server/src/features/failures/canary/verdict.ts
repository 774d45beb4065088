import type { CanaryBound } from '../../../kit/settings/shapes.ts';

/** What was heard of a canary, and of the active version beside it, in the same hours. */
export interface Heard {
  readonly failures: number;
  readonly starts: number;
  /** In which the canary failed. */
  readonly networks: number;
  readonly activeFailures: number;
  readonly activeStarts: number;
}

/** How many failures of one network count, on average: the fewer it came from, the less a flood says. */
const MOST_OF_A_NETWORK = 10;

/** The part of its starts at which a canary goes, however badly the active version does: three times as often can't be more than all. */
const HOPELESS = 0.5;

/** Whether a canary fails so often that it has to go. Whatever is told can only ever take one back: it makes none active. */
export function isTooMuch(heard: Heard, bound: CanaryBound): boolean {
  if (heard.failures < bound.failures || heard.networks < bound.networks) return false;
  const rate = perStart(Math.min(heard.failures, heard.networks * MOST_OF_A_NETWORK), heard.starts);
  if (rate * 100 < bound.perHundredStarts) return false;
  return rate >= HOPELESS || rate >= bound.timesActive * perStart(heard.activeFailures, heard.activeStarts);
}

/** Of what failed something had begun, though the telling of it was lost. */
const perStart = (failures: number, starts: number) => failures / Math.max(failures, starts, 1);

/** The same in words, for the log, the release's history and its status. */
export function reasonOf({ failures, starts, networks, activeFailures, activeStarts }: Heard): string {
  return `${failures} failures in ${starts} starts, in ${networks} networks; the active version: ${activeFailures} in ${activeStarts}`;
}
