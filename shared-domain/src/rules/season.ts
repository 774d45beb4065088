import { fromMoscow, inMoscow } from './moscow.ts';

/** The season that a time falls into: the year, in Moscow. */
export function seasonOf(time: Date): number {
  return inMoscow(time).year;
}

/** When a season begins. The one before ends at the same moment. */
export function startOfSeason(season: number): Date {
  return fromMoscow(season, 1, 1);
}

/** The regional ranks that get the winner's gift. */
export const PRIZE_RANKS = 3;
