import { expect, test } from '@rstest/core';
import { figure, linesOf } from './figures.ts';

test('[OPS-05] linesOf prints name, value and goal of each figure, and marks a missed goal', () => {
  const figures = [
    figure('page.of-bare', 0.71),
    figure('checkout.of-bare', 0.5),
    figure('arrival.quiet', 104.2, 'ms'),
    figure('rest.memory', 150_000_000, 'B'),
    figure('herd.told', 12),
    figure('herd.slowest-answer', Number.NaN, 'ms'),
  ];
  expect(linesOf(figures)).toEqual([
    'page.of-bare              0.71  ≥ 0.70',
    'checkout.of-bare          0.50  ≥ 0.70     missed',
    'arrival.quiet           104 ms  ≤ 100 ms   missed',
    'rest.memory             150 MB  ≤ 200 MB',
    'herd.told                   12',
    'herd.slowest-answer     NaN ms  ≤ 10000 ms missed',
  ]);
});
