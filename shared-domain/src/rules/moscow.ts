/** Moscow has been at UTC+3 all year since 2014, so no time-zone data is needed. */
const OFFSET = 3 * 3_600_000;
const DAY = 24 * 3_600_000;

export interface MoscowDate {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
}

export function inMoscow(time: Date): MoscowDate {
  const shifted = new Date(time.getTime() + OFFSET);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
  };
}

export function fromMoscow(year: number, month: number, day: number, hour = 0): Date {
  return new Date(Date.UTC(year, month - 1, day, hour) - OFFSET);
}

/** The start of the Moscow day that contains `time`. */
export function startOfMoscowDay(time: Date): Date {
  return new Date(Math.floor((time.getTime() + OFFSET) / DAY) * DAY - OFFSET);
}

export function startOfHour(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 3_600_000) * 3_600_000);
}

/** Whole Moscow days from the day of `from` to the day of `to`. */
export function moscowDaysBetween(from: Date, to: Date): number {
  return Math.round((startOfMoscowDay(to).getTime() - startOfMoscowDay(from).getTime()) / DAY);
}
