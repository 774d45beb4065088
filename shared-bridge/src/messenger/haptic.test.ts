import { expect, test } from '@rstest/core';
import { vibrationOf, webHaptic } from './haptic.ts';

test('[SDK-04] a browser vibrates with the pattern of each signal', () => {
  const impact = (style: 'light' | 'medium' | 'heavy') => vibrationOf({ kind: 'impact', style });
  const notification = (type: 'success' | 'warning' | 'error') => vibrationOf({ kind: 'notification', type });
  expect([impact('light'), impact('medium'), impact('heavy'), vibrationOf({ kind: 'selection' })]).toEqual([[10], [20], [30], [5]]);
  expect([notification('success'), notification('warning'), notification('error')]).toEqual([[100], [30, 50, 30], [50, 30, 50, 30, 50]]);
});

test('[SDK-04] a browser that cannot or may not vibrate causes no error', () => {
  expect(() => webHaptic(undefined)({ kind: 'selection' })).not.toThrow();
  const forbidden = () => {
    throw new Error('not allowed');
  };
  expect(() => webHaptic(forbidden)({ kind: 'selection' })).not.toThrow();
});
