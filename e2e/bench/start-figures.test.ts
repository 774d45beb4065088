import { expect, test } from '@rstest/core';
import { startFigures } from './start-figures.ts';
import type { Round } from './starts.ts';
import type { Traffic } from './traffic.ts';
import type { Visitor } from './visit.ts';
import type { Way } from './ways.ts';

const bytesBy = { html: 10, script: 20, style: 5, font: 0, art: 0, catalogue: 0, api: 0, other: 0 };
const traffic: Traffic = { requests: 3, bytes: 35, html: 8, depth: 2, bytesBy, log: [] };

function visit(way: Way, visitor: Visitor, round: number, time: number, shift = 0): Round {
  const moments = { firstPaint: time, firstContent: time, largestContent: time, drawn: time, processor: time };
  const thread = { beforeContent: time, scriptBefore: time, layoutBefore: time };
  const taps = { tappable: time, seen: time, answered: time, lastChange: time };
  return { network: 'slow', start: 'share', way, visitor, round, ...moments, ...thread, ...taps, shift, traffic };
}

const valuesOf = (visits: readonly Round[]) => Object.fromEntries(startFigures(visits).map(({ name, value }) => [name, value]));

test('[MFE-01] a ratio is the median of the ratios of all rounds, so one slow round does not change it', () => {
  const values = valuesOf([
    ...[visit('federated', 'looks', 1, 40), visit('plain', 'looks', 1, 100)],
    ...[visit('plain', 'looks', 2, 1000), visit('federated', 'looks', 2, 500)],
    ...[visit('federated', 'looks', 3, 60), visit('plain', 'looks', 3, 100)],
  ]);
  expect(values['slow.share.first-content.federated']).toBe(60);
  expect(values['slow.share.first-content.plain']).toBe(100);
  expect(values['slow.share.first-content.ratio']).toBe(0.5);
});

test('[MFE-01] taps are compared with the deployment that has the same first frames, and the largest shift of all federated visits counts', () => {
  const values = valuesOf([
    ...[visit('federated', 'taps', 1, 210, 0.02), visit('framed', 'taps', 1, 200, 0.3)],
    ...[visit('federated', 'looks', 1, 90), visit('plain', 'looks', 1, 100)],
  ]);
  expect(values['slow.share.tap-answered.ratio']).toBe(1.05);
  expect(values['slow.share.shift']).toBe(0.02);
  expect(values['slow.share.code']).toBe(25);
  expect(values['slow.share.html']).toBe(8);
});
