import { expect, test } from '@rstest/core';
import { liftingOf, overlayTransform } from './rect.ts';

const phone = { width: 390, height: 844 };

test('[VIS-05] a lifted card moves to the middle, grows within the screen and keeps its aspect ratio', () => {
  for (const card of [
    { left: 16, top: 300, width: 111, height: 164 },
    { left: 16, top: 200, width: 358, height: 320 },
  ]) {
    const { to, zoom } = liftingOf(card, phone);
    expect([to.left + to.width / 2, to.top + to.height / 2]).toEqual([195, 422]);
    expect(to.width / to.height).toBeCloseTo(card.width / card.height);
    expect(to.width).toBeCloseTo(card.width * zoom);
    expect([to.width <= 0.62 * 390 + 1, to.height <= 0.42 * 844 + 1]).toEqual([true, true]);
  }
});

test('[VIS-05] the transform maps the target rectangle onto the source rectangle', () => {
  const to = { left: 100, top: 200, width: 200, height: 300 };
  expect(overlayTransform({ left: 10, top: 20, width: 100, height: 150 }, to)).toBe('translate(-140px, -255px) scale(0.5, 0.5)');
});
