import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { type ReporterCounts, shouldRollBack } from './verdict.ts';

const bound = { failures: 5, perHundredStarts: 2, timesActive: 3 };
const counts = (more: Partial<ReporterCounts>): ReporterCounts => ({
  failures: 8,
  starts: 40,
  activeFailures: 1,
  activeStarts: 900,
  ...more,
});

test('[MFE-12] takes back a canary that fails for many of its users', () => {
  expect(shouldRollBack(counts({}), bound)).toBe(true);
});

test('[MFE-12] keeps a canary that fails for a handful of users, for a small part of them or as often as the active version', () => {
  expect(shouldRollBack(counts({ failures: 4 }), bound)).toBe(false);
  expect(shouldRollBack(counts({ starts: 2_000 }), bound)).toBe(false);
  expect(shouldRollBack(counts({ activeFailures: 100 }), bound)).toBe(false);
});

test('[MFE-12] takes back a canary that fails for half of its users even if the active version fails for a third', () => {
  const bad = { activeFailures: 400, activeStarts: 1_000 };
  expect(shouldRollBack(counts({ ...bad, failures: 40 }), bound)).toBe(true);
  expect(shouldRollBack(counts({ ...bad, failures: 20 }), bound)).toBe(true);
  expect(shouldRollBack(counts({ ...bad, failures: 19 }), bound)).toBe(false);
});

test('[MFE-12] counts a user without a reported start as one who started', () => {
  expect(shouldRollBack(counts({ starts: 0, activeStarts: 0, activeFailures: 0 }), bound)).toBe(true);
});

test('[MFE-12] never keeps a canary because of additional failing users', () => {
  const count = fc.nat(2_000);
  const all = fc.record({ failures: count, starts: count, activeFailures: count, activeStarts: count });
  fc.assert(
    fc.property(all, count, (before, more) => {
      const after = { ...before, failures: before.failures + more };
      return !shouldRollBack(before, bound) || shouldRollBack(after, bound);
    }),
  );
});
