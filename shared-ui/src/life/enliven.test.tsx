import { afterEach, expect, rstest, test } from '@rstest/core';
import { enliven } from './enliven.ts';

afterEach(() => {
  rstest.restoreAllMocks();
  rstest.unstubAllGlobals();
});

test('[VIS-02] gifts are animated once enliven was called, except with reduced motion', () => {
  const media = { matches: true, addEventListener: (_: string, heed: () => void) => heeding.push(heed) };
  const heeding: (() => void)[] = [];
  rstest.stubGlobal('matchMedia', () => media);
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8, configurable: true });
  const begun = rstest.spyOn(document, 'addEventListener');
  const ended = rstest.spyOn(document, 'removeEventListener');
  const change = (matches: boolean) => {
    media.matches = matches;
    for (const heed of heeding) heed();
  };
  enliven();
  expect(begun).not.toHaveBeenCalled();
  change(false);
  expect(begun).toHaveBeenCalledTimes(1);
  enliven();
  expect(heeding).toHaveLength(1);
  change(true);
  expect(ended).toHaveBeenCalledTimes(1);
});
