import { expect, test } from '@rstest/core';
import { wordsOf } from './words.ts';

test('[VIS-05] a text is split into words without loss, and a long one into at most 24 parts', () => {
  expect(wordsOf('You make Mondays bearable')).toEqual(['You ', 'make ', 'Mondays ', 'bearable']);
  const texts = ['', ' ', '😂', '  two\n\nlines ', 'أنتِ تجعلين كل صباح أجمل', 'word '.repeat(400)];
  for (const text of texts) expect(wordsOf(text).join('')).toBe(text);
  for (const text of texts) expect(wordsOf(text).length).toBeLessThanOrEqual(24);
});
