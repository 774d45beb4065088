import { expect, test } from '@rstest/core';
import { tierOf, tierOfGift } from './tier.ts';

test('[GFT-01] the tier of a gift is paper below 49 Stars, ribbon from 49, and light from 99', () => {
  expect([0, 48, 49, 79, 98, 99, 399].map(tierOf)).toEqual(['paper', 'paper', 'ribbon', 'ribbon', 'ribbon', 'light', 'light']);
});

test('[GFT-01] an unknown gift has the tier paper', () => {
  expect(tierOfGift('of_tomorrow')).toBe('paper');
});
