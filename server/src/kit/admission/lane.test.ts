import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { type Lane, makeLane } from './lane.ts';
import { makeRetrySchedule } from './retry-schedule.ts';

let lane: Lane;
let began: string[];
let refused: string[];
const enter = (name: string) =>
  lane.enter(
    () => void began.push(name),
    () => void refused.push(name),
  );
beforeEach(() => {
  rstest.useFakeTimers();
  [began, refused] = [[], []];
  lane = makeLane({ atWork: 2, waiting: 2, patience: 1_000 }, { served: () => undefined, book: () => 1 });
});
afterEach(() => void rstest.useRealTimers());

test('[OPS-05] admits a limited number, queues a limited number in order of arrival, and rejects the others at once', () => {
  const [first, second] = ['a', 'b', 'c', 'd', 'e'].map(enter);
  expect(began).toEqual(['a', 'b']);
  expect(lane.numbers()).toEqual({ atWork: 2, waiting: 2, refused: 1 });
  second?.();
  first?.();
  expect(began).toEqual(['a', 'b', 'c', 'd']);
  expect(refused).toEqual(['e']);
});

test('[OPS-05] leaving twice frees one place only, for waiting and for running requests', () => {
  const [a, , c] = ['a', 'b', 'c', 'd'].map(enter);
  c?.();
  c?.();
  a?.();
  a?.();
  expect(began).toEqual(['a', 'b', 'd']);
  expect(lane.numbers()).toEqual({ atWork: 2, waiting: 0, refused: 0 });
});

test('[OPS-05] rejects a request after its waiting time, and gives it no place later', async () => {
  const [a] = ['a', 'b', 'c'].map(enter);
  await rstest.advanceTimersByTimeAsync(1_000);
  expect(refused).toEqual(['c']);
  a?.();
  expect(began).toEqual(['a', 'b']);
  expect(lane.isFree()).toBe(true);
});

test('[OPS-05] spreads the retry times of rejected requests according to the measured service rate', () => {
  let now = 0;
  const retries = makeRetrySchedule(
    () => now,
    () => 0.5,
  );
  const told = Array.from({ length: 1_000 }, () => retries.book());
  // the assumed initial rate is 100 requests per second
  expect([told[0], told[99], told[199], told[499]]).toEqual([1, 2, 3, 6]);
  for (let count = 0; count < 1_500; count += 1) {
    now += 1;
    retries.served();
  }
  const later = Array.from({ length: 1_000 }, () => retries.book());
  expect((later.at(-1) ?? 0) - (later[0] ?? 0)).toBeLessThan(4);
});

test('[OPS-05] measures the service rate within a second, so that 4,000 retries are spread over the next four seconds of a server that serves 1,000 per second', () => {
  let now = 0;
  const retries = makeRetrySchedule(
    () => now,
    () => 0.5,
  );
  const told: number[] = [];
  for (; now < 1_000; now += 1) {
    retries.served();
    for (let count = 0; count < 4; count += 1) told.push(now / 1_000 + retries.book());
  }
  const last = told.toSorted((a, b) => a - b);
  expect(last[0]).toBeLessThan(2);
  expect(last.at(-1)).toBeLessThan(10);
});

test('[OPS-05] never returns more than 30 seconds; longer delays become a random value between 15 and 30', () => {
  let chance = 0;
  const retries = makeRetrySchedule(
    () => 0,
    () => {
      chance = (chance + 0.37) % 1;
      return chance;
    },
  );
  const told = Array.from({ length: 10_000 }, () => retries.book()).slice(5_000);
  expect([Math.min(...told), Math.max(...told)]).toEqual([15, 30]);
});
