import { expect, test } from '@rstest/core';
import { brokenOf, figure, linesOf } from './figures.ts';

test('[MFE-01] a figure is a line: its name, its value, its goal, and a word where it is missed', () => {
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
    'slow.share.html                       16.0 kB  ≤ 15.3 kB  broken',
    'slow.share.shift                            0  ≤ 0.0005',
  ]);
});

test('[MFE-01] only a budget that is broken fails the run, and what could not be measured breaks it', () => {
  const kept = [figure('slow.share.html', 14_000, 'B'), figure('fast.send.tap-answered.ratio', 1.1)];
  expect(brokenOf(kept)).toEqual([]);
  const broken = [figure('slow.share.html', 16_000, 'B'), figure('slow.inbox.shift', Number.NaN)];
  expect(brokenOf([...kept, ...broken])).toEqual(broken);
});
