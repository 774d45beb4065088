import { expect, test } from '@rstest/core';
import { changeAtOnce } from './change-flow.ts';
import { addWord } from './words.ts';

test('[SAF-01] a change shows at once and stays', async () => {
  const shown: boolean[] = [];
  const outcome = changeAtOnce({ show: (value: boolean) => shown.push(value), save: async () => undefined }, false, true);
  expect(shown).toEqual([true]);
  expect(await outcome).toBe('changed');
  expect(shown).toEqual([true]);
});

test('[SAF-01] a change that was not saved is taken back', async () => {
  const shown: boolean[] = [];
  const save = () => Promise.reject(new Error('away'));
  expect(await changeAtOnce({ show: (value: boolean) => shown.push(value), save }, false, true)).toBe('failed');
  expect(shown).toEqual([true, false]);
});

test('[SAF-01] a muted word is added once, clean, and within the limits', () => {
  expect(addWord(['one'], '  Two ')).toEqual({ words: ['one', 'Two'] });
  expect(addWord(['one'], 'ONE')).toEqual({ fault: 'known' });
  expect(addWord([], ' ')).toEqual({ fault: 'blank' });
  expect(addWord([], 'x'.repeat(31))).toEqual({ fault: 'too_long' });
  expect(
    addWord(
      Array.from({ length: 50 }, (_, i) => `w${i}`),
      'more',
    ),
  ).toEqual({ fault: 'full' });
});
