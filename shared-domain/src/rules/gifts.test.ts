import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import type { Item } from '../contract/items.ts';
import { offeredGifts } from './gifts.ts';

const item = (id: string, starPrice: number): Item => ({
  id,
  publicId: id,
  displayName: id,
  description: '',
  type: 'in_app_gift',
  starPrice,
  originalPrice: null,
  discountPercent: 0,
  containedPublicIds: [],
});
const ids = (items: readonly Item[], hidden: readonly string[] = []) => offeredGifts(items, hidden).map(({ id }) => id);

test('[GFT-02] free gifts come first, the tulip before all, paid ones by price from 49', () => {
  const items = [item('ring', 199), item('candy', 0), item('cheap', 48), item('teddy', 49), item('tulip', 0)];
  expect(ids(items)).toEqual(['tulip', 'candy', 'teddy', 'ring']);
});

test('[GFT-02] the easter cake and the configured ids are hidden', () => {
  expect(ids([item('easter_cake', 49), item('teddy', 49), item('ring', 199)], ['ring'])).toEqual(['teddy']);
});

test('[GFT-02] whatever the catalogue, nothing paid is under 49 and prices never fall', () => {
  const catalogue = fc.uniqueArray(fc.record({ id: fc.string(), price: fc.nat(500) }), { selector: ({ id }) => id });
  fc.assert(
    fc.property(catalogue, (rows) => {
      const prices = offeredGifts(rows.map(({ id, price }) => item(id, price))).map(({ starPrice }) => starPrice);
      expect(prices.every((price) => price === 0 || price >= 49)).toBe(true);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }),
  );
});
