import { expect, test } from '@rstest/core';
import { DEFAULT_PACK, packOffers } from './packs.ts';

test('[RVL-04] the packs cost 49, 99 and 150 Stars and state the saving', () => {
  expect(Object.values(packOffers)).toEqual([
    { pack: 'pack_1', reveals: 1, each: 49, total: 49, discountPercent: 0, saved: 0 },
    { pack: 'pack_3', reveals: 3, each: 33, total: 99, discountPercent: 30, saved: 48 },
    { pack: 'pack_6', reveals: 6, each: 25, total: 150, discountPercent: 50, saved: 144 },
  ]);
  expect(DEFAULT_PACK).toBe('pack_3');
});
