import { expect, test } from '@rstest/core';
import { isPrivacy, privacies, privacyFlags, privacyOf } from './privacy.ts';

test('[SND-04] [GFT-05] a privacy has its two flags and comes back from them; both set mean nothing', () => {
  expect(privacies.map(privacyFlags)).toEqual([
    { isFullyAnonymous: false, isOpenSympathy: false },
    { isFullyAnonymous: true, isOpenSympathy: false },
    { isFullyAnonymous: false, isOpenSympathy: true },
  ]);
  for (const privacy of privacies) expect(privacyOf(privacyFlags(privacy))).toBe(privacy);
  expect(privacyOf({ isFullyAnonymous: true, isOpenSympathy: true })).toBeNull();
});

test('[SND-04] only the three are privacies', () => {
  expect(['reveal', 'full_anon', 'open', 'hidden', '', null, undefined, 0, {}].map(isPrivacy)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false, false, false],
  ]);
});
