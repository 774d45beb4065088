import { startOfHour } from '@billet/shared-domain/rules/moscow';

/** What a recipient may know of when something was sent: the hour, or the time of the batch that a fully anonymous note travels with. */
export function coarseTime(sentAt: Date, isFullyAnonymous: boolean, batchSeconds: number): Date {
  return isFullyAnonymous ? lastBatch(sentAt, batchSeconds) : startOfHour(sentAt);
}

/** The last time, `time` among them, at which so many seconds of the day were full: with 900 the last quarter of an hour. */
export function lastBatch(time: Date, batchSeconds: number): Date {
  const period = batchSeconds * 1000;
  return new Date(Math.floor(time.getTime() / period) * period);
}

/** The first such time after `time`. */
export function nextBatch(time: Date, batchSeconds: number): Date {
  return new Date(lastBatch(time, batchSeconds).getTime() + batchSeconds * 1000);
}
