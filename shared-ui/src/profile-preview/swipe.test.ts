import { expect, test } from '@rstest/core';
import { isUpwardSwipe } from './profile-preview.tsx';

test('[SND-02] an upward swipe is over 20 pixels; 20 pixels, sideways and down are not', () => {
  expect(isUpwardSwipe(500, 479)).toBe(true);
  expect(isUpwardSwipe(500, 480)).toBe(false);
  expect(isUpwardSwipe(500, 560)).toBe(false);
});
