import { expect, test } from '@rstest/core';
import { STEPS, stepAfterSwipe } from './swipe.ts';

test('[SHR-06] a swipe of more than 50 px changes the step in the reading direction, within the four steps', () => {
  expect(STEPS).toBe(4);
  expect(stepAfterSwipe(1, -50, 'ltr')).toBe(1);
  expect(stepAfterSwipe(1, -51, 'ltr')).toBe(2);
  expect(stepAfterSwipe(1, 51, 'ltr')).toBe(0);
  expect(stepAfterSwipe(1, 51, 'rtl')).toBe(2);
  expect(stepAfterSwipe(0, 90, 'ltr')).toBe(0);
  expect(stepAfterSwipe(3, -90, 'ltr')).toBe(3);
});
