import { expect, test } from '@rstest/core';
import { ribbonOf } from './ribbon.ts';

test('[INB-04] the first that applies: hidden, mutual, sympathy, visible', () => {
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
  for (const [isPublic, isMutual, isOpenSympathy, ribbon] of table) expect(ribbonOf({ isPublic, isMutual, isOpenSympathy })).toBe(ribbon);
});
