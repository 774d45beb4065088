import { expect, test } from '@rstest/core';
import { daysOf } from './days.ts';

const now = new Date('2026-11-25T12:00:00Z');
const shown = (times: readonly string[], locale = 'en', at = now) =>
  daysOf(
    times.map((sentAt) => ({ sentAt })),
    at,
    locale,
  ).map(({ title, items }) => `${title}: ${items.length}`);

test('[INB-03] the list has a heading for each of the last seven days and for each month before them', () => {
  const times = [
    '2026-11-25T11:00:00.000Z',
    '2026-11-24T21:00:00.000Z',
    '2026-11-24T20:45:00.000Z',
    '2026-11-19T00:00:00.000Z',
    '2026-11-18T20:00:00.000Z',
    '2026-11-02T12:00:00.000Z',
    '2026-02-14T12:00:00.000Z',
    '2025-12-30T12:00:00.000Z',
  ];
  expect(shown(times)).toEqual(['today: 2', 'yesterday: 1', 'Thursday 19 November: 1', 'November: 2', 'February: 1', 'December 2025: 1']);
});

test('[INB-03] a letter is grouped by its date in Moscow', () => {
  expect(shown(['2026-11-24T21:00:00.000Z'])).toEqual(['today: 1']);
  expect(shown(['2026-11-24T20:59:59.000Z'])).toEqual(['yesterday: 1']);
});

test('[INB-03] a letter that is dated tomorrow on a slow device clock is grouped under today', () => {
  expect(shown(['2026-11-25T21:30:00.000Z', '2026-11-25T09:00:00.000Z'])).toEqual(['today: 2']);
});

test.each([
  ['ru', ['сегодня: 1', 'вчера: 1', 'февраль: 1']],
  ['ar', ['اليوم: 1', 'أمس: 1', 'فبراير: 1']],
])('[I18-01] headings of days are in the language %s', (locale, titles) => {
  expect(shown(['2026-11-25T11:00:00.000Z', '2026-11-24T11:00:00.000Z', '2026-02-14T12:00:00.000Z'], locale)).toEqual(titles);
});

test('[INB-03] an empty list has no headings', () => {
  expect(daysOf([], now, 'en')).toEqual([]);
});
