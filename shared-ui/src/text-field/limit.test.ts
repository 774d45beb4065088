import { expect, test } from '@rstest/core';
import { roomLeft } from './limit.ts';

test('[SND-04] the counter warns near, at and over the limit', () => {
  expect(roomLeft(89, 100)).toBe('plenty');
  expect(roomLeft(90, 100)).toBe('little');
  expect(roomLeft(100, 100)).toBe('none');
  expect(roomLeft(101, 100)).toBe('over');
});
