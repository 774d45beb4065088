import { expect, test } from '@rstest/core';
import { makeUnsaved } from './unsaved.ts';

test('[SND-03] the closing confirmation is on while there is unsaved input', () => {
  const received: boolean[] = [];
  const markUnsaved = makeUnsaved((isNeeded) => void received.push(isNeeded));
  const releaseFirst = markUnsaved();
  const releaseSecond = markUnsaved();
  releaseFirst();
  releaseFirst();
  expect(received).toEqual([true]);
  releaseSecond();
  expect(received).toEqual([true, false]);
});
