import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { fromMoscow, inMoscow, moscowDaysBetween, startOfHour, startOfMoscowDay } from './moscow.ts';

const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test('[DAT-01] Moscow is three hours ahead of UTC, including at the change of day and year', () => {
  expect(inMoscow(new Date('2025-12-31T20:59:59Z'))).toEqual({ year: 2025, month: 12, day: 31, hour: 23 });
  expect(inMoscow(new Date('2025-12-31T21:00:00Z'))).toEqual({ year: 2026, month: 1, day: 1, hour: 0 });
  expect(fromMoscow(2026, 3, 8, 14).toISOString()).toBe('2026-03-08T11:00:00.000Z');
});

test('[DAT-01] a time and its Moscow date agree, without daylight saving time', () => {
  const spelled = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Moscow',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  fc.assert(
    fc.property(times, (time) => {
      const parts = Object.fromEntries(spelled.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
      expect(inMoscow(time)).toEqual({ year: parts.year, month: parts.month, day: parts.day, hour: parts.hour });
    }),
  );
});

test('[DAT-01] the start of a day or hour precedes the time by less than its length', () => {
  fc.assert(
    fc.property(times, (time) => {
      for (const [start, length] of [
        [startOfMoscowDay(time), 24],
        [startOfHour(time), 1],
      ] as const) {
        const passed = time.getTime() - start.getTime();
        expect(passed >= 0 && passed < length * 3_600_000).toBe(true);
      }
      expect(inMoscow(startOfMoscowDay(time))).toEqual({ ...inMoscow(time), hour: 0 });
    }),
  );
});

test('[DAT-02] days are counted by calendar dates, not by hours', () => {
  expect(moscowDaysBetween(new Date('2026-03-07T20:59:00Z'), new Date('2026-03-07T21:00:00Z'))).toBe(1);
  expect(moscowDaysBetween(new Date('2026-03-06T21:00:00Z'), new Date('2026-03-07T20:59:00Z'))).toBe(0);
});
