import { expect, test } from '@rstest/core';
import { isPrivacy, privacies, privacyFlags, privacyOf } from './privacy.ts';

test('[SND-04] [GFT-05] privacies convert to flags and back, and both flags together are invalid', () => {
  expect(privacies.map(privacyFlags)).toEqual([
    { isFullyAnonymous: false, isOpenSympathy: false },
    { isFullyAnonymous: true, isOpenSympathy: false },
    { isFullyAnonymous: false, isOpenSympathy: true },
  ]);
  for (const privacy of privacies) expect(privacyOf(privacyFlags(privacy))).toBe(privacy);
  expect(privacyOf({ isFullyAnonymous: true, isOpenSympathy: true })).toBeNull();
});

test('[SND-04] isPrivacy accepts exactly the three privacies', () => {
  expect(['reveal', 'full_anon', 'open', 'hidden', '', null, undefined, 0, {}].map(isPrivacy)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false, false, false],
  ]);
});
