import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { totalPrice } from './price.ts';

test('[GFT-05] full anonymity and super add 49 Stars each to the price of the gift', () => {
  const prices = fc.nat(1000);
  fc.assert(
    fc.property(prices, fc.boolean(), fc.boolean(), (price, isSuper, isFullyAnonymous) => {
      expect(totalPrice(price, { isSuper, isFullyAnonymous })).toBe(price + 49 * (Number(isSuper) + Number(isFullyAnonymous)));
    }),
  );
  expect(totalPrice(0, { isSuper: false, isFullyAnonymous: false })).toBe(0);
  expect(totalPrice(49, { isSuper: true, isFullyAnonymous: false })).toBe(98);
});
