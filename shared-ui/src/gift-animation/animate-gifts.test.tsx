import { expect, rstest, test } from '@rstest/core';
import { animateGifts } from './animate-gifts.ts';

test('[VIS-02] gifts are animated once animateGifts was called, except with reduced motion', () => {
  const media = { matches: true, addEventListener: (_: string, listener: () => void) => listeners.push(listener) };
  const listeners: (() => void)[] = [];
  rstest.stubGlobal('matchMedia', () => media);
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8, configurable: true });
  const addListener = rstest.spyOn(document, 'addEventListener');
  const ended = rstest.spyOn(document, 'removeEventListener');
  const change = (matches: boolean) => {
    media.matches = matches;
    for (const listener of listeners) listener();
  };
  animateGifts();
  expect(addListener).not.toHaveBeenCalled();
  change(false);
  expect(addListener).toHaveBeenCalledTimes(1);
  animateGifts();
  expect(listeners).toHaveLength(1);
  change(true);
  expect(ended).toHaveBeenCalledTimes(1);
});
