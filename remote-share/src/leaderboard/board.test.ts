import type { Leaderboard } from '@billet/shared-domain/contract';
import { expect, test } from '@rstest/core';
import { firstPage, nextPage, regionOf, regionsOf } from './board.ts';

const page = (from: number, to: number): Leaderboard => ({
  categoryCode: 'global',
  season: 2026,
  entries: Array.from({ length: to - from + 1 }, (_, index) => ({
    rank: from + index,
    firstName: `Person ${from + index}`,
    photoUrl: null,
    score: 100 - from - index,
  })),
  me: { rank: 5, firstName: 'Me', photoUrl: null, score: 1, isListed: true },
});

test('[LDB-01] a full page promises another, one that is not full is the last', () => {
  expect(firstPage(page(1, 10))).toMatchObject({ more: 'some' });
  expect(firstPage(page(1, 9))).toMatchObject({ more: 'none' });
  const both = nextPage(page(1, 10), page(10, 12));
  expect(both).toMatchObject({ kind: 'full', more: 'none' });
  expect(both.kind === 'full' && both.board.entries.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('[LDB-01] regions have the names and the order of the language', () => {
  const categories = ['global', 'RU', 'DE', 'KZ'].map((categoryCode) => ({
    categoryCode,
    category: categoryCode === 'global' ? ('global' as const) : ('regional' as const),
  }));
  expect(regionsOf(categories, 'en').map(({ name }) => name)).toEqual(['Germany', 'Kazakhstan', 'Russia']);
  expect(regionsOf(categories, 'ru').map(({ code }) => code)).toEqual(['DE', 'KZ', 'RU']);
  expect(regionOf('RU', 'ru')).toEqual({ code: 'RU', name: 'Россия' });
});
