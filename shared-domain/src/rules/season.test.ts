import { expect, test } from '@rstest/core';
import { PRIZE_RANKS, seasonOf, startOfSeason } from './season.ts';

test('[INB-07] a season is a year in Moscow', () => {
  expect(seasonOf(new Date('2025-12-31T20:59:59.999Z'))).toBe(2025);
  expect(seasonOf(new Date('2025-12-31T21:00:00Z'))).toBe(2026);
  expect(startOfSeason(2026)).toEqual(new Date('2025-12-31T21:00:00Z'));
  expect(PRIZE_RANKS).toBe(3);
});
