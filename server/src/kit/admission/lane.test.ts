import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { type Lane, makeLane } from './lane.ts';
import { makeReturns } from './returns.ts';

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

test('[OPS-05] so many are at work, so many wait in the order in which they came, and the others go at once', () => {
  const [first, second] = ['a', 'b', 'c', 'd', 'e'].map(enter);
  expect(began).toEqual(['a', 'b']);
  expect(lane.numbers()).toEqual({ atWork: 2, waiting: 2, refused: 1 });
  second?.();
  first?.();
  expect(began).toEqual(['a', 'b', 'c', 'd']);
  expect(refused).toEqual(['e']);
});

test('[OPS-05] who leaves twice, waiting or at work, frees one place', () => {
  const [a, , c] = ['a', 'b', 'c', 'd'].map(enter);
  c?.();
  c?.();
  a?.();
  a?.();
  expect(began).toEqual(['a', 'b', 'd']);
  expect(lane.numbers()).toEqual({ atWork: 2, waiting: 0, refused: 0 });
});

test('[OPS-05] whoever waited for long enough is told to come again, and takes no place later', async () => {
  const [a] = ['a', 'b', 'c'].map(enter);
  await rstest.advanceTimersByTimeAsync(1_000);
  expect(refused).toEqual(['c']);
  a?.();
  expect(began).toEqual(['a', 'b']);
  expect(lane.isFree()).toBe(true);
});

test('[OPS-05] those who are sent away are told moments as far apart as the work of those before them takes', () => {
  let now = 0;
  const returns = makeReturns(
    () => now,
    () => 0.5,
  );
  const told = Array.from({ length: 1_000 }, () => returns.book());
  // a hundred a second are taken to be served, until it is known
  expect([told[0], told[99], told[199], told[499]]).toEqual([1, 2, 3, 6]);
  for (let count = 0; count < 1_500; count += 1) {
    now += 1;
    returns.served();
  }
  const later = Array.from({ length: 1_000 }, () => returns.book());
  expect((later.at(-1) ?? 0) - (later[0] ?? 0)).toBeLessThan(4);
});

test('[OPS-05] how many can be served is known within a second, so that a herd of four thousand fills the next four of a server that serves a thousand', () => {
  let now = 0;
  const returns = makeReturns(
    () => now,
    () => 0.5,
  );
  const told: number[] = [];
  for (; now < 1_000; now += 1) {
    returns.served();
    for (let count = 0; count < 4; count += 1) told.push(now / 1_000 + returns.book());
  }
  const last = told.toSorted((a, b) => a - b);
  expect(last[0]).toBeLessThan(2);
  expect(last.at(-1)).toBeLessThan(10);
});

test('[OPS-05] nobody is told to come in more than half a minute: past that, by chance over its second half', () => {
  let chance = 0;
  const returns = makeReturns(
    () => 0,
    () => {
      chance = (chance + 0.37) % 1;
      return chance;
    },
  );
  const told = Array.from({ length: 10_000 }, () => returns.book()).slice(5_000);
  expect([Math.min(...told), Math.max(...told)]).toEqual([15, 30]);
});
