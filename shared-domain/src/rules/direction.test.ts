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
])('[I18-05] %j runs as its first letter does: %s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction);
});

test('[I18-05] a text may hold letters of the other direction further on', () => {
  expect(['Anna و محمد', 'Anna 12'].map(hasRightToLeft)).toEqual([true, false]);
});

test('[I18-05] a mark that turns the text after it counts as such a letter, though nobody sees it', () => {
  expect(['Anna\u200F', 'Anna\u061C', 'Anna\u200E'].map(hasRightToLeft)).toEqual([true, true, false]);
});
