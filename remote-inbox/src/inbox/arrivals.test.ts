import { expect, test } from '@rstest/core';
import { arrivalsOf } from './arrivals.ts';

const arrivals = (before: string[], after: string[]) => [...arrivalsOf(before, after)];

test('[INB-12] what stands new before something known has arrived', () => {
  expect(arrivals(['a', 'b'], ['c', 'a', 'd', 'b'])).toEqual(['c', 'd']);
});

test('[INB-12] a further page is no arrival', () => {
  expect(arrivals(['a', 'b'], ['a', 'b', 'c', 'd'])).toEqual([]);
});

test('[INB-12] the first item of an empty inbox has arrived', () => {
  expect(arrivals([], ['a'])).toEqual(['a']);
});

test('[INB-12] a list in which nothing known is left is another list', () => {
  expect(arrivals(['a'], ['b', 'c'])).toEqual([]);
});
