import { expect, test } from '@rstest/core';
import { timeLeft } from './time-left.ts';

const end = new Date('2026-03-08T11:00:00Z');

test('[INB-05] the countdown has days, hours, minutes and seconds', () => {
  expect(timeLeft(new Date('2026-03-06T09:58:57Z'), end)).toEqual({ days: 2, hours: 1, minutes: 1, seconds: 3 });
});

test('[INB-05] the countdown rounds a started second up and ends with null', () => {
  expect(timeLeft(new Date('2026-03-08T10:59:59.999Z'), end)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(end, end)).toBeNull();
});
