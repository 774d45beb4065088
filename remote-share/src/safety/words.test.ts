import { expect, test } from '@rstest/core';
import { checkWord } from './words.ts';

test('[SAF-01] a muted word is trimmed, unique and within the limits', () => {
  expect(checkWord(['one'], '  Two ')).toEqual({ word: 'Two' });
  expect(checkWord(['one'], 'ONE')).toEqual({ fault: 'known' });
  for (const blank of [' ', '\u0640\u0640', '\u0301']) expect(checkWord([], blank)).toEqual({ fault: 'blank' });
  expect(checkWord([], 'x'.repeat(31))).toEqual({ fault: 'too_long' });
  expect(
    checkWord(
      Array.from({ length: 50 }, (_, i) => `w${i}`),
      'more',
    ),
  ).toEqual({ fault: 'full' });
});
