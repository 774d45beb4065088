import { expect, test } from '@rstest/core';
import { placementOf, takesGifts } from './rules.ts';

const both = [true, false];

test('[SAF-01] a block hides a note whatever else there is, a muted word before a pause', () => {
  for (const isPaused of both)
    for (const hasMutedWord of both) expect(placementOf({ isLetIn: false, isPaused, hasMutedWord })).toBe('suppressed');
  for (const isPaused of both) expect(placementOf({ isLetIn: true, isPaused, hasMutedWord: true })).toBe('muted');
  expect(placementOf({ isLetIn: true, isPaused: true, hasMutedWord: false })).toBe('kept');
  expect(placementOf({ isLetIn: true, isPaused: false, hasMutedWord: false })).toBe('inbox');
});

test('[GHO-01] a paid gift reaches whoever is let in, not paused, and has the bot', () => {
  const ways = both.flatMap((isLetIn) => both.flatMap((isPaused) => both.map((isGhost) => ({ isLetIn, isPaused, isGhost }))));
  expect(ways.filter(takesGifts)).toEqual([{ isLetIn: true, isPaused: false, isGhost: false }]);
});
