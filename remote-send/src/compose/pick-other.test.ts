import { expect, test } from '@rstest/core';
import { pickOther } from './pick-other.ts';

test('a suggestion differs from the current text unless there is no other', () => {
  expect(pickOther(['a', 'b', 'c'], 'a', () => 0)).toBe('b');
  expect(pickOther(['a', 'b', 'c'], 'a', () => 0.99)).toBe('c');
  expect(pickOther(['a'], 'a', () => 0.5)).toBe('a');
  expect(pickOther([], null, () => 0.5)).toBeNull();
});
