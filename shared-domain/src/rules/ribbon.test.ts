import { expect, test } from '@rstest/core';
import type { HeldItem } from '../contract/items.ts';
import { ribbonOf } from './ribbon.ts';

const itemOf = (type: HeldItem['type']): HeldItem => ({
  id: 'tulip',
  type,
  containedPublicIds: [],
  discountPercent: 0,
  originalPrice: null,
});

test('[INB-04] the first ribbon that applies is shown: hidden, mutual, sympathy, visible', () => {
  const table: [boolean, boolean, boolean, string][] = [
    [false, true, true, 'hidden'],
    [false, false, false, 'hidden'],
    [false, true, false, 'hidden'],
    [false, false, true, 'hidden'],
    [true, true, true, 'mutual'],
    [true, true, false, 'mutual'],
    [true, false, true, 'sympathy'],
    [true, false, false, 'visible'],
  ];
  for (const [isPublic, isMutual, isOpenSympathy, ribbon] of table) {
    expect(ribbonOf({ item: itemOf('in_app_gift'), answer: 'Me too', isPublic, isMutual, isOpenSympathy })).toBe(ribbon);
  }
});

test('[INB-04] an item without an answer has no blue ribbon, and hidden, mutual and sympathy do not need an answer', () => {
  const facts = { item: itemOf('in_app_gift'), answer: null, isPublic: true, isMutual: false, isOpenSympathy: false };
  expect(ribbonOf(facts)).toBeNull();
  expect(ribbonOf({ ...facts, isPublic: false })).toBe('hidden');
  expect(ribbonOf({ ...facts, isMutual: true })).toBe('mutual');
  expect(ribbonOf({ ...facts, isOpenSympathy: true })).toBe('sympathy');
});

test('[INB-04] a service item has no ribbon, although it is never public', () => {
  const facts = { item: itemOf('service'), answer: null, isMutual: false, isOpenSympathy: false };
  expect(ribbonOf({ ...facts, isPublic: false })).toBeNull();
  expect(ribbonOf({ ...facts, isPublic: true })).toBeNull();
});
