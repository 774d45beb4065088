import { expect, test } from '@rstest/core';
import { formatDate, formatNumber } from './formats.ts';
import { testLanguage } from './testing/language.tsx';

test.each([
  ['en', '2026', '8 March 2026', '03'],
  ['ar', '2026', '8 مارس 2026', '03'],
  ['fa', '۲۰۲۶', '۸ مارس ۲۰۲۶', '۰۳'],
  ['hi', '2026', '8 मार्च 2026', '03'],
  ['de', '2026', '8. März 2026', '03'],
  ['vi', '2026', '8 tháng 3, 2026', '03'],
] as const)('[I18-01] numbers and dates in %s have the format of its texts and the Gregorian calendar', (locale, year, date, minutes) => {
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  expect(formatNumber(2026, locale)).toBe(year);
  expect(formatNumber(3, locale, 2)).toBe(minutes);
  expect(formatDate(new Date('2026-03-08T12:00:00Z'), locale, options)).toBe(date);
  const { messages } = testLanguage(locale);
  expect(messages.getString('share-countdown-days', { days: 3 })).toContain(formatNumber(3, locale));
});
