import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { isServiceId, mergedWindow, openedBonus, serviceNotes, serviceNotesFor, winnerGiftId } from './service.ts';

const at = (time: string) => new Date(`${time}+03:00`);

test('[INB-11] the bonus is two before 15 February 2025, one before 22 February, then zero', () => {
  expect(openedBonus(at('2025-02-14T23:59:59.999'))).toBe(2);
  expect(openedBonus(at('2025-02-15T00:00:00'))).toBe(1);
  expect(openedBonus(at('2025-02-21T23:59:59.999'))).toBe(1);
  expect(openedBonus(at('2025-02-22T00:00:00'))).toBe(0);
});

test('[INB-11] accounts created before 15 February, 23 February and 9 March 2025 get the notes of those days', () => {
  const countFor = (time: string) => serviceNotesFor(at(time), at('2026-01-01T00:00:00')).length;
  expect(countFor('2025-02-14T23:59:59.999')).toBe(3);
  expect(countFor('2025-02-15T00:00:00')).toBe(2);
  expect(countFor('2025-02-22T23:59:59.999')).toBe(2);
  expect(countFor('2025-02-23T00:00:00')).toBe(1);
  expect(countFor('2025-03-08T23:59:59.999')).toBe(1);
  expect(countFor('2025-03-09T00:00:00')).toBe(0);
  const early = at('2025-01-01T00:00:00');
  expect(serviceNotesFor(early, at('2025-02-22T23:59:59'))).toHaveLength(1);
  expect(serviceNotesFor(early, at('2025-02-14T23:59:59.999'))).toHaveLength(0);
  expect(serviceNotesFor(early, at('2025-02-15T00:00:00'))).toHaveLength(1);
});

test("[INB-11] the winner's gift of a season has a fixed id", () => {
  expect(winnerGiftId(2026)).toBe('0000c1b0-2026-4fff-8000-000000000000');
  expect([...serviceNotes.map(({ id }) => id), winnerGiftId(2026)].every(isServiceId)).toBe(true);
  expect(isServiceId('0000c1b0-2026-4fff-9000-000000000000')).toBe(false);
  expect(isServiceId('1000c1b0-2026-4fff-8000-000000000000')).toBe(false);
  fc.assert(fc.property(fc.uuid({ version: 4 }), (id) => !isServiceId(id)));
});

test('[INB-11] pages of merged lists contain each item exactly once, in the order of the whole list', () => {
  const list = fc.record({
    stored: fc.nat({ max: 60 }),
    gaps: fc.array(fc.nat({ max: 60 }), { maxLength: 5 }),
    limit: fc.integer({ min: 1, max: 25 }),
  });
  fc.assert(
    fc.property(list, ({ stored, gaps, limit }) => {
      const places = gaps
        .map((gap) => Math.min(gap, stored))
        .sort((a, b) => a - b)
        .map((gap, index) => gap + index);
      const whole: string[] = Array.from({ length: stored }, (_, index) => `stored ${index}`);
      places.forEach((place, index) => {
        whole.splice(place, 0, `other ${index}`);
      });
      const paged: string[] = [];
      for (let skip = 0; skip < whole.length; skip += limit) {
        const window = mergedWindow(places, skip, limit);
        const page = Array.from({ length: stored }, (_, index) => `stored ${index}`).slice(window.skip, window.skip + window.limit);
        for (const { at: place, index } of window.extras) page.splice(place, 0, `other ${index}`);
        paged.push(...page);
      }
      expect(paged).toEqual(whole);
    }),
  );
});
