import { expect, test } from '@rstest/core';
import { linesOf, type Visit } from './figures.ts';

function visit(variant: Visit['variant'], round: number, content: number, tapAnswered = Number.NaN): Visit {
  const mainThread = { beforeContent: content / 2, scriptBefore: content / 10, layoutBefore: content / 20 };
  return { network: 'slow', start: 'share', variant, round, firstContent: content, largestContent: content, tapAnswered, ...mainThread };
}

test('[MFE-01] a ratio is the median of the ratios of all rounds, so one slow round does not change it', () => {
  const lines = linesOf([
    ...[visit('federated', 1, 40), visit('plain', 1, 100)],
    ...[visit('plain', 2, 1000), visit('federated', 2, 500)],
    ...[visit('federated', 3, 60), visit('plain', 3, 100)],
    ...[visit('federated', 4, Number.NaN, 210), visit('framed', 4, Number.NaN, 200)],
  ]);
  expect(lines).toEqual([
    'slow.share.first-content: 0.50 (60 ms, plain 100 ms), missed: 0.43',
    'slow.share.largest-content: 0.50 (60 ms, plain 100 ms)',
    'slow.share.tap-answered: 1.05 (210 ms, framed 200 ms)',
    'slow.share.before-content: 30 ms, plain 50 ms',
    'slow.share.script-before: 6 ms, plain 10 ms',
    'slow.share.layout-before: 3 ms, plain 5 ms',
  ]);
});
