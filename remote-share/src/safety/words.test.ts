import { expect, test } from '@rstest/core';
import { addWord } from './words.ts';

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
