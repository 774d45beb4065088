import { expect, test } from '@rstest/core';
import { tierOf, tierOfGift } from './tier.ts';

test('[GFT-01] a gift stands on paper while it is free, in a soft light from 49 Stars, with rays from 99', () => {
  expect([0, 48, 49, 79, 98, 99, 399].map(tierOf)).toEqual(['paper', 'paper', 'ribbon', 'ribbon', 'ribbon', 'light', 'light']);
});

test('[GFT-01] a gift that nobody knows stands on paper', () => {
  expect(tierOfGift('of_tomorrow')).toBe('paper');
});
