import { expect, test } from '@rstest/core';
import { arrivalsOf } from './arrivals.ts';

const arrivals = (before: string[], after: string[]) => [...arrivalsOf(before, after)];

test('[INB-12] items inserted before a known item are arrivals', () => {
  expect(arrivals(['a', 'b'], ['c', 'a', 'd', 'b'])).toEqual(['c', 'd']);
});

test('[INB-12] items appended by a further page are not arrivals', () => {
  expect(arrivals(['a', 'b'], ['a', 'b', 'c', 'd'])).toEqual([]);
});

test('[INB-12] the first item of an empty inbox is an arrival', () => {
  expect(arrivals([], ['a'])).toEqual(['a']);
});

test('[INB-12] a list without any known item has no arrivals', () => {
  expect(arrivals(['a'], ['b', 'c'])).toEqual([]);
});
