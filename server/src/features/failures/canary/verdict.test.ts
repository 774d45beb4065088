import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { type Heard, isTooMuch } from './verdict.ts';

const bound = { failures: 5, perHundredStarts: 2, timesActive: 3 };
const heard = (more: Partial<Heard>): Heard => ({ failures: 8, starts: 40, activeFailures: 1, activeStarts: 900, ...more });

test('[MFE-12] a canary that fails for many of its users goes', () => {
  expect(isTooMuch(heard({}), bound)).toBe(true);
});

test('[MFE-12] a handful of users, a small part of them, or a bad hour for all take no canary back', () => {
  expect(isTooMuch(heard({ failures: 4 }), bound)).toBe(false);
  expect(isTooMuch(heard({ starts: 2_000 }), bound)).toBe(false);
  expect(isTooMuch(heard({ activeFailures: 100 }), bound)).toBe(false);
});

test('[MFE-12] a canary that fails for half of its users goes, though the active version fails for a third of its own', () => {
  const bad = { activeFailures: 400, activeStarts: 1_000 };
  expect(isTooMuch(heard({ ...bad, failures: 40 }), bound)).toBe(true);
  expect(isTooMuch(heard({ ...bad, failures: 20 }), bound)).toBe(true);
  expect(isTooMuch(heard({ ...bad, failures: 19 }), bound)).toBe(false);
});

test('[MFE-12] a user whose start was not reported counts as one who started', () => {
  expect(isTooMuch(heard({ starts: 0, activeStarts: 0, activeFailures: 0 }), bound)).toBe(true);
});

test('[MFE-12] more users with failures never save a canary', () => {
  const count = fc.nat(2_000);
  const all = fc.record({ failures: count, starts: count, activeFailures: count, activeStarts: count });
  fc.assert(
    fc.property(all, count, (before, more) => {
      const after = { ...before, failures: before.failures + more };
      return !isTooMuch(before, bound) || isTooMuch(after, bound);
    }),
  );
});
