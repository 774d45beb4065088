import { expect, test } from '@rstest/core';
import { brokenOf, figure, linesOf } from './figures.ts';

test('[MFE-01] linesOf prints one line per figure with its name, value and goal, and marks a missed goal', () => {
  const figures = [
    figure('slow.share.first-content.federated', 885.4, 'ms'),
    figure('slow.share.first-content.ratio', 0.38),
    figure('fast.send.tap-answered.ratio', 1.1),
    figure('slow.share.html', 16_000, 'B'),
    figure('slow.share.shift', 0),
  ];
  expect(linesOf(figures)).toEqual([
    'slow.share.first-content.federated     885 ms',
    'slow.share.first-content.ratio           0.38  ≤ 0.40',
    'fast.send.tap-answered.ratio             1.10  ≤ 1.05     missed',
    'slow.share.html                       16.0 kB  ≤ 14.3 kB  broken',
    'slow.share.shift                            0  ≤ 0.0005',
  ]);
});

test('[MFE-01] only an exceeded budget fails the run, and a budget without a measured value counts as exceeded', () => {
  const kept = [figure('slow.share.html', 14_000, 'B'), figure('fast.send.tap-answered.ratio', 1.1)];
  expect(brokenOf(kept)).toEqual([]);
  const broken = [figure('slow.share.html', 16_000, 'B'), figure('slow.inbox.shift', Number.NaN)];
  expect(brokenOf([...kept, ...broken])).toEqual(broken);
});
