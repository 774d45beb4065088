import { expect, test } from '@rstest/core';
import { offline } from '../item/failures.sample.ts';
import { changeBlock } from './block-flow.ts';

function play(answer: () => Promise<boolean>) {
  const shown: boolean[] = [];
  const outcome = changeBlock({ setBlock: answer, show: (isBlocked) => shown.push(isBlocked) }, 'id', true);
  return { shown, outcome };
}

test('[SAF-01] a block shows before the server has answered', async () => {
  const { shown, outcome } = play(async () => true);
  expect(shown).toEqual([true]);
  expect(await outcome).toBe('changed');
});

test('[SAF-01] a failed block is taken back', async () => {
  const { shown, outcome } = play(() => Promise.reject(offline()));
  expect(await outcome).toBe('failed');
  expect(shown).toEqual([true, false]);
});
