import { expect, test } from '@rstest/core';
import { makeUnsaved } from './unsaved.ts';

test('[SND-03] the closing confirmation is on while there is unsaved input', () => {
  const told: boolean[] = [];
  const hold = makeUnsaved((isNeeded) => void told.push(isNeeded));
  const releaseFirst = hold();
  const releaseSecond = hold();
  releaseFirst();
  releaseFirst();
  expect(told).toEqual([true]);
  releaseSecond();
  expect(told).toEqual([true, false]);
});
