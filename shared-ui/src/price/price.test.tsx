import { expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { isDiscounted, Price } from './price.tsx';

test('[SND-04] a free price is a word, not a number', () => {
  const html = renderToStaticMarkup(<Price stars={0} freeLabel="free" label="0 Stars" />);
  expect(html).toContain('>free<');
  expect(html).not.toContain('0');
});

test('[GFT-01] a former price shows only if it was higher', () => {
  expect(isDiscounted(99, 149)).toBe(true);
  expect(isDiscounted(99, 99)).toBe(false);
  expect(isDiscounted(99, null)).toBe(false);
  expect(renderToStaticMarkup(<Price stars={99} originalPrice={149} freeLabel="free" label="99 Stars" />)).toMatch(/<s [^>]*>149<\/s>/);
});
