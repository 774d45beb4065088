import { describe, expect, test } from '@rstest/core';
import { addTap, type Counters, startCounters, stepCounters } from './counters.ts';

function walk(random: () => number, steps: number): Counters[] {
  let now = startCounters(random);
  const seen = [now];
  for (let i = 0; i < steps; i++) {
    now = stepCounters(now, random);
    seen.push(now);
  }
  return seen;
}

describe('[SND-01] decorative counters', () => {
  test('[SND-01a] the counters start at 350 to 400 taps and 2 to 5 viewers', () => {
    expect(startCounters(() => 0)).toEqual({ taps: 350, viewers: 2 });
    expect(startCounters(() => 0.9999)).toEqual({ taps: 400, viewers: 5 });
  });

  test.each([
    ['always down', () => 0],
    ['always up', () => 0.9999],
    ['at random', Math.random],
  ])('[SND-01b] the counters walking %s stay within 350..1200 and 2..5, and the viewers change by at most one', (_, random) => {
    const seen = walk(random, 2000);
    const isInside = ({ taps, viewers }: Counters) => taps >= 350 && taps <= 1200 && viewers >= 2 && viewers <= 5;
    const isGentle = ({ viewers }: Counters, place: number) => Math.abs(viewers - (seen[place - 1]?.viewers ?? viewers)) <= 1;
    expect(seen.filter((each) => !isInside(each))).toEqual([]);
    expect(seen.every(isGentle)).toBe(true);
  });

  test('[SND-01c] a tap adds one, up to 1200', () => {
    expect(addTap({ taps: 371, viewers: 3 })).toEqual({ taps: 372, viewers: 3 });
    expect(addTap({ taps: 1200, viewers: 3 }).taps).toBe(1200);
  });
});
