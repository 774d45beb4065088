import { expect, test } from '@rstest/core';
import { wordsOf } from './words.ts';

test('[VIS-05] words come one after the other, nothing of the text is lost, and a long one comes in two dozen parts', () => {
  expect(wordsOf('You make Mondays bearable')).toEqual(['You ', 'make ', 'Mondays ', 'bearable']);
  const texts = ['', ' ', '😂', '  two\n\nlines ', 'أنتِ تجعلين كل صباح أجمل', 'word '.repeat(400)];
  for (const text of texts) expect(wordsOf(text).join('')).toBe(text);
  for (const text of texts) expect(wordsOf(text).length).toBeLessThanOrEqual(24);
});
