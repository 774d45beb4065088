import { expect, test } from '@rstest/core';
import { satisfies } from './version-range.ts';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.3.0', true],
  ['1.2.9', '^1.3.0', false],
  ['2.0.0', '^1.3.0', false],
  ['0.2.5', '^0.2.1', true],
  ['0.3.0', '^0.2.1', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['20.1.0', '^19.3.0 || ^20.0.0', true],
  ['19.3.1', '^19.3.0 || ^20.0.0', true],
  ['19.2.0', '^19.3.0 || ^20.0.0', false],
  ['21.0.0', '^19.3.0 || ^20.0.0', false],
])('[MFE-05] %s satisfies %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

test('satisfies rejects text that is not a version', () => {
  expect(() => satisfies('one', '^1.0.0')).toThrow('Not a version: one');
});
