import { expect, test } from '@rstest/core';
import { counterState } from './limit.ts';

test('[SND-04] the counter warns near, at and over the limit', () => {
  expect(counterState(89, 100)).toBe('plenty');
  expect(counterState(90, 100)).toBe('little');
  expect(counterState(100, 100)).toBe('none');
  expect(counterState(101, 100)).toBe('over');
});
