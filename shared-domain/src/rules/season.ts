import { fromMoscow, inMoscow } from './moscow.ts';

/** The season of a time: the year, in Moscow. */
export function seasonOf(time: Date): number {
  return inMoscow(time).year;
}

/** The start of a season, and the end of the previous one. */
export function startOfSeason(season: number): Date {
  return fromMoscow(season, 1, 1);
}

/** The regional ranks that get the winner's gift. */
export const PRIZE_RANKS = 3;
