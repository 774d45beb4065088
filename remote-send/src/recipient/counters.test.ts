import { describe, expect, test } from '@rstest/core';
import { addTap, type Counters, startCounters, stepCounters } from './counters.ts';

const walk = (random: () => number, steps: number) => {
  const seen: Counters[] = [startCounters(random)];
  for (let i = 0; i < steps; i++) seen.push(stepCounters(seen[i] ?? (seen[0] as Counters), random));
  return seen;
};

describe('[SND-01] the decorative counters', () => {
  test('[SND-01a] they start at 350 to 400 taps and 2 to 5 viewers', () => {
    expect(startCounters(() => 0)).toEqual({ taps: 350, viewers: 2 });
    expect(startCounters(() => 0.9999)).toEqual({ taps: 400, viewers: 5 });
  });

  test.each([
    ['always down', () => 0],
    ['always up', () => 0.9999],
    ['at random', Math.random],
  ])('[SND-01b] walking %s they stay within 350..1200 and 2..5, viewers by at most one', (_, random) => {
    const seen = walk(random, 2000);
    for (const [i, { taps, viewers }] of seen.entries()) {
      expect(taps).toBeGreaterThanOrEqual(350);
      expect(taps).toBeLessThanOrEqual(1200);
      expect(viewers).toBeGreaterThanOrEqual(2);
      expect(viewers).toBeLessThanOrEqual(5);
      expect(Math.abs(viewers - (seen[i - 1]?.viewers ?? viewers))).toBeLessThanOrEqual(1);
    }
  });

  test('[SND-01c] a tap adds one, up to 1200', () => {
    expect(addTap({ taps: 371, viewers: 3 })).toEqual({ taps: 372, viewers: 3 });
    expect(addTap({ taps: 1200, viewers: 3 }).taps).toBe(1200);
  });
});
