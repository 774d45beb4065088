import { expect, test } from '@rstest/core';
import { directionOfText, hasRightToLeft } from './direction.ts';

test.each([
  ['Anna', 'ltr'],
  ['Анна', 'ltr'],
  ['नेहा', 'ltr'],
  ['محمد', 'rtl'],
  ['שרה', 'rtl'],
  ['💌 12: سلام Anna', 'rtl'],
  ['«Anna» سلام', 'ltr'],
  ['12 + 3 💌', null],
  ['', null],
])('[I18-05] the direction of %j is that of its first letter: %s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction);
});

test('[I18-05] hasRightToLeft finds right-to-left letters anywhere in a text', () => {
  expect(['Anna و محمد', 'Anna 12'].map(hasRightToLeft)).toEqual([true, false]);
});

test('[I18-05] hasRightToLeft finds invisible right-to-left marks', () => {
  expect(['Anna\u200F', 'Anna\u061C', 'Anna\u200E'].map(hasRightToLeft)).toEqual([true, true, false]);
});
