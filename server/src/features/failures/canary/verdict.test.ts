import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { type Heard, isTooMuch } from './verdict.ts';

const bound = { failures: 5, networks: 3, perHundredStarts: 2, timesActive: 3 };
const heard = (more: Partial<Heard>): Heard => ({ failures: 8, starts: 40, networks: 4, activeFailures: 1, activeStarts: 900, ...more });

test('[MFE-12] a canary that fails often, in several networks, goes', () => {
  expect(isTooMuch(heard({}), bound)).toBe(true);
});

test('[MFE-12] one broken phone, a handful of failures, or a bad hour for all take no canary back', () => {
  expect(isTooMuch(heard({ failures: 500, networks: 1 }), bound)).toBe(false);
  expect(isTooMuch(heard({ failures: 4 }), bound)).toBe(false);
  expect(isTooMuch(heard({ starts: 2_000 }), bound)).toBe(false);
  expect(isTooMuch(heard({ activeFailures: 100 }), bound)).toBe(false);
});

test('[MFE-12] one that fails at half of its starts goes, though the active version fails at a third of its own', () => {
  const bad = { activeFailures: 400, activeStarts: 1_000, networks: 30 };
  expect(isTooMuch(heard({ ...bad, failures: 40 }), bound)).toBe(true);
  expect(isTooMuch(heard({ ...bad, failures: 20 }), bound)).toBe(true);
  expect(isTooMuch(heard({ ...bad, failures: 19 }), bound)).toBe(false);
  expect(isTooMuch(heard({ ...bad, failures: 40, networks: 2 }), bound)).toBe(false);
});

test('[MFE-12] a flood out of three networks takes no canary back that many people try', () => {
  expect(isTooMuch(heard({ failures: 50_000, networks: 3, starts: 3_000 }), bound)).toBe(false);
  expect(isTooMuch(heard({ failures: 50_000, networks: 300, starts: 3_000 }), bound)).toBe(true);
});

test('[MFE-12] what failed before its start was told of counts as begun', () => {
  expect(isTooMuch(heard({ starts: 0, activeStarts: 0, activeFailures: 0 }), bound)).toBe(true);
});

test('[MFE-12] more failures, in more networks, never save a canary', () => {
  const count = fc.nat(2_000);
  const all = fc.record({ failures: count, starts: count, networks: count, activeFailures: count, activeStarts: count });
  fc.assert(
    fc.property(all, count, (before, more) => {
      const after = { ...before, failures: before.failures + more, networks: before.networks + more };
      return !isTooMuch(before, bound) || isTooMuch(after, bound);
    }),
  );
});
