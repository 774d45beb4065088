import { expect, test } from '@rstest/core';
import { canReceiveGifts, placementOf } from './rules.ts';

const both = [true, false];

test('[SAF-01] a block takes precedence over a muted word, and a muted word over a pause', () => {
  for (const isPaused of both)
    for (const hasMutedWord of both) expect(placementOf({ canReach: false, isPaused, hasMutedWord })).toBe('suppressed');
  for (const isPaused of both) expect(placementOf({ canReach: true, isPaused, hasMutedWord: true })).toBe('muted');
  expect(placementOf({ canReach: true, isPaused: true, hasMutedWord: false })).toBe('kept');
  expect(placementOf({ canReach: true, isPaused: false, hasMutedWord: false })).toBe('inbox');
});

test('[GHO-01] a paid gift needs a recipient without a block, a pause or ghost state', () => {
  const ways = both.flatMap((canReach) => both.flatMap((isPaused) => both.map((isGhost) => ({ canReach, isPaused, isGhost }))));
  expect(ways.filter(canReceiveGifts)).toEqual([{ canReach: true, isPaused: false, isGhost: false }]);
});
