import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import type { Valentine } from '../contract/inventory.ts';
import {
  closedCount,
  closedSince,
  closedUntil,
  countdownToMarch8,
  earlyUntil,
  isAfterOpening,
  isEasterPromo,
  openingTime,
} from './march8.ts';

const moscow = (text: string) => new Date(`${text}+03:00`);
const item = (sentAt: Date, more: Partial<Pick<Valentine, 'type' | 'status'>> = {}) =>
  ({ type: 'ordinary', status: 'sent', sentAt: sentAt.toISOString(), ...more }) as const;

describe('closed valentines', () => {
  const sent = moscow('2026-03-01T10:00');
  const before = moscow('2026-03-08T13:59:59.999');
  const after = moscow('2026-03-08T14:00');

  test('[INB-05] an ordinary unopened item of this year is closed until 14:00 of 8 March', () => {
    expect(closedUntil(item(sent), null, before)).toEqual(openingTime(2026));
    expect(closedUntil(item(sent), null, after)).toBeNull();
    expect(openingTime(2026)).toEqual(after);
  });

  test('[INB-05] valentines are counted as closed since the start of the year, or since a refunded early opening ended', () => {
    expect(closedSince(null, before)).toEqual(moscow('2026-01-01T00:00'));
    expect(closedSince(sent.getTime(), before)).toEqual(new Date(sent.getTime() + 1));
    expect(closedSince(Number.POSITIVE_INFINITY, before)).toBeNull();
    expect(closedSince(null, after)).toBeNull();
  });

  test('[NAV-03][INB-05] closed valentines do not wait for their recipient before the opening time, and then they do', () => {
    const user = { hasMarch8EarlyReveal: false };
    expect(closedCount({ closed: 3 }, user, before)).toBe(3);
    expect(closedCount({ closed: 3 }, { hasMarch8EarlyReveal: true }, before)).toBe(0);
    expect([closedCount({ closed: 3 }, user, after), closedCount({}, user, before), closedCount(null, null, before)]).toEqual([0, 0, 0]);
  });

  test('[INB-05] super, anonymous and opened items and early reveal are never closed', () => {
    expect(closedUntil(item(sent, { type: 'super' }), null, before)).toBeNull();
    expect(closedUntil(item(sent, { type: 'anonymous_message' }), null, before)).toBeNull();
    expect(closedUntil(item(sent, { status: 'opened' }), null, before)).toBeNull();
    expect(closedUntil(item(sent), Number.POSITIVE_INFINITY, before)).toBeNull();
  });

  test('[INB-05] a refunded early opening opens items sent before the refund, and no later ones', () => {
    const early = earlyUntil({ hasMarch8EarlyReveal: false, earlyRevealEndedAt: sent.toISOString() });
    expect(closedUntil(item(sent), early, before)).toBeNull();
    expect(closedUntil(item(new Date(sent.getTime() + 1)), early, before)).toEqual(openingTime(2026));
    expect(earlyUntil({ hasMarch8EarlyReveal: true, earlyRevealEndedAt: sent.toISOString() })).toBe(Number.POSITIVE_INFINITY);
    expect([earlyUntil({ hasMarch8EarlyReveal: false }), earlyUntil(null)]).toEqual([null, null]);
  });

  test('[INB-05] items sent before 5 March 2025, or in an earlier year, are open', () => {
    const then = moscow('2025-03-06T10:00');
    expect(closedUntil(item(moscow('2025-03-04T23:59:59')), null, then)).toBeNull();
    expect(closedUntil(item(moscow('2025-03-05T00:00')), null, then)).toEqual(openingTime(2025));
    expect(closedUntil(item(moscow('2025-12-31T23:59:59')), null, moscow('2026-01-01T00:00'))).toBeNull();
    expect(closedUntil(item(moscow('2026-01-01T00:00')), null, moscow('2026-01-01T00:01'))).toEqual(openingTime(2026));
  });

  test('[INB-05] items sent after the opening time are open, even if the clock is set back', () => {
    expect(closedUntil(item(after), null, before)).toBeNull();
    expect(closedUntil(item(moscow('2026-03-08T13:59:59.999')), null, before)).toEqual(openingTime(2026));
  });

  test('[INB-05] an item that could be opened once never closes again', () => {
    const years = fc.date({ min: moscow('2025-01-01T00:00'), max: moscow('2030-01-01T00:00'), noInvalidDate: true });
    fc.assert(
      fc.property(years, years, years, (a, b, c) => {
        const [sentAt, early, late] = [a, b, c].sort((x, y) => x.getTime() - y.getTime());
        if (!sentAt || !early || !late) return;
        if (closedUntil(item(sentAt), null, early) === null) expect(closedUntil(item(sentAt), null, late)).toBeNull();
      }),
    );
  });
});

test('[DAT-02] the countdown shows today, tomorrow, 2 to 9 days, or nothing specific', () => {
  const countdownOn = (day: string) => countdownToMarch8(moscow(`${day}T23:30`));
  expect(countdownOn('2026-03-08')).toEqual({ kind: 'today' });
  expect(countdownOn('2026-03-07')).toEqual({ kind: 'tomorrow' });
  expect(countdownOn('2026-03-06')).toEqual({ kind: 'days', days: 2 });
  expect(countdownOn('2026-02-27')).toEqual({ kind: 'days', days: 9 });
  expect(countdownOn('2026-02-26')).toEqual({ kind: 'later' });
  expect(countdownOn('2026-03-09')).toEqual({ kind: 'later' });
  expect(countdownOn('2028-02-28')).toEqual({ kind: 'days', days: 9 });
  expect(countdownToMarch8(moscow('2026-03-08T00:00'))).toEqual({ kind: 'today' });
  expect(countdownToMarch8(moscow('2026-03-09T00:00'))).toEqual({ kind: 'later' });
});

test('[NAV-04] the inbox icon changes at 14:00 on 8 March and stays changed for the rest of the year', () => {
  expect(isAfterOpening(moscow('2026-03-08T13:59:59'))).toBe(false);
  expect(isAfterOpening(moscow('2026-03-08T14:00'))).toBe(true);
  expect(isAfterOpening(moscow('2026-12-31T23:59:59'))).toBe(true);
  expect(isAfterOpening(moscow('2027-01-01T00:00'))).toBe(false);
});

test('[NAV-05] the Easter promo is active from 1 to 20 April inclusive, in Moscow', () => {
  const is = (text: string) => isEasterPromo(moscow(text));
  expect(is('2026-05-10T12:00')).toBe(false);
  expect([is('2026-03-31T23:59'), is('2026-04-01T00:00'), is('2026-04-20T23:59'), is('2026-04-21T00:00')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
