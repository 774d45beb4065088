import { expect, test } from '@rstest/core';
import { regionOf, regionsOf } from './board.ts';

test('[LDB-01] regions are named and sorted in the language of the interface', () => {
  const categories = ['global', 'RU', 'DE', 'KZ'].map((categoryCode) => ({
    categoryCode,
    category: categoryCode === 'global' ? ('global' as const) : ('regional' as const),
  }));
  expect(regionsOf(categories, 'en').map(({ name }) => name)).toEqual(['Germany', 'Kazakhstan', 'Russia']);
  expect(regionsOf(categories, 'ru').map(({ code }) => code)).toEqual(['DE', 'KZ', 'RU']);
  expect(regionOf('RU', 'ru')).toEqual({ code: 'RU', name: 'Россия' });
});
