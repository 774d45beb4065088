import type { Release, Swept } from './schema.ts';

/** Maximum duration of a gc's deletions, in ms. */
export const SWEEP_MS = 5 * 60 * 1000;
/** Allowance for differences between clocks, in ms. */
const SLACK_MS = 5 * 60 * 1000;

/** Throws while a gc may still delete one of these files. */
export function refuseFilesBeingDeleted(current: Release | null, names: Iterable<string>, now: Date): void {
  const swept = filesOfRunningGc(current?.swept, now);
  const deleted = new Set(swept?.files);
  const affected = [...names].find((name) => deleted.has(name));
  if (!swept || !affected) return;
  throw new Error(`gc is deleting old files, including ${affected}; try again in ${Math.ceil(timeLeft(swept, now) / 60_000)} min`);
}

/** The files that a gc announced, while it may still be running. */
export const filesOfRunningGc = (swept: Swept | undefined, now: Date): Swept | undefined =>
  swept && timeLeft(swept, now) > 0 ? swept : undefined;

const timeLeft = ({ at }: Swept, now: Date) => Date.parse(at) + SWEEP_MS + SLACK_MS - now.getTime();
