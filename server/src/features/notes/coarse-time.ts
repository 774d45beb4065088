import { startOfHour } from '@billet/shared-domain/rules/moscow';

/** The time of sending that a recipient may know: the hour, or for a fully anonymous note the time of its batch. */
export function coarseTime(sentAt: Date, isFullyAnonymous: boolean, batchSeconds: number): Date {
  return isFullyAnonymous ? lastBatch(sentAt, batchSeconds) : startOfHour(sentAt);
}

/** The latest batch time up to and including `time`: with 900 seconds, the last full quarter of an hour. */
export function lastBatch(time: Date, batchSeconds: number): Date {
  const period = batchSeconds * 1000;
  return new Date(Math.floor(time.getTime() / period) * period);
}

/** The first batch time after `time`. */
export function nextBatch(time: Date, batchSeconds: number): Date {
  return new Date(lastBatch(time, batchSeconds).getTime() + batchSeconds * 1000);
}
