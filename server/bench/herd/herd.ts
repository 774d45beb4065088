import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, figure } from '../kit/figures.ts';
import { median } from '../kit/stats.ts';
import type { BenchSize } from '../parts/bench-size.ts';
import type { Deployment } from '../stage/deployment.ts';
import { prepareOrders } from './payments.ts';
import { type Visit, visit } from './visit.ts';

/** Milliseconds within which all people arrive. */
const ARRIVE = 2_000;
/** Milliseconds after which a visit without a page ends. */
const OVER = 60_000;
/** Milliseconds within which everybody has their page, or a Retry-After. */
const SOON = 10_000;
/** One in this many people pays during the herd. */
const PAYERS = 250;
/** Milliseconds between two points of the series. */
const STEP = 250;

/** People served, by seconds. */
export type Series = readonly (readonly [seconds: number, served: number])[];

export interface Herd {
  readonly figures: readonly Figure[];
  readonly series: Series;
  /** Failures, one line per kind with its count; empty if there were none. */
  readonly failures: readonly string[];
}

/** Everybody opens the app at once, as on 8 March at 14:00. */
export async function measureHerd(deployment: Deployment, { herd }: BenchSize): Promise<Herd> {
  const { server, size } = deployment.large;
  const pay = await prepareOrders(deployment, Math.max(1, Math.floor(herd / PAYERS)));
  const open: (() => void)[] = [];
  const began = performance.now();
  const crowd = { port: server.port, began, until: began + OVER, keep: (close: () => void) => void open.push(close) };
  const paying = pay(ARRIVE, crowd.until);
  const visits = await Promise.all(
    Array.from({ length: herd }, async (_, index) => {
      await pause(Math.random() * ARRIVE);
      return visit(size.people - index, crowd);
    }),
  );
  const paid = await paying;
  for (const close of open) close();
  return {
    series: seriesOf(visits),
    failures: failuresOf(visits),
    figures: [
      ...figuresOf(visits),
      figure('herd.payments', paid.count),
      figure('herd.payments.lost', paid.lost),
      figure('herd.payments.slowest', paid.slowest, 'ms'),
    ],
  };
}

function figuresOf(visits: readonly Visit[]): Figure[] {
  const served = visits.flatMap(({ servedAt }) => servedAt ?? []);
  const count = (is: (visit: Visit) => boolean) => visits.filter(is).length;
  return [
    figure('herd.people', visits.length),
    figure(
      'herd.served-soon',
      count(({ servedAt }) => servedAt !== null && servedAt <= SOON + ARRIVE),
    ),
    figure('herd.unserved', visits.length - served.length),
    figure(
      'herd.told',
      count(({ told }) => told > 0),
    ),
    figure(
      'herd.unanswered',
      count(({ slowest }) => slowest > SOON),
    ),
    figure(
      'herd.broken',
      count(({ broken }) => broken.length > 0),
    ),
    figure('herd.slowest-answer', Math.max(...visits.map(({ slowest }) => slowest)), 'ms'),
    figure('herd.median', median(served), 'ms'),
    figure('herd.last', Math.max(0, ...served), 'ms'),
  ];
}

function failuresOf(visits: readonly Visit[]): string[] {
  const kinds = Map.groupBy(
    visits.flatMap(({ broken }) => broken),
    (kind) => kind,
  );
  return [...kinds].map(([kind, each]) => `${each.length} × ${kind}`);
}

function seriesOf(visits: readonly Visit[]): Series {
  const times = visits.flatMap(({ servedAt }) => servedAt ?? []);
  const steps = Math.ceil(Math.max(0, ...times) / STEP);
  return Array.from(
    { length: steps + 1 },
    (_, step) => [(step * STEP) / 1_000, times.filter((time) => time <= step * STEP).length] as const,
  );
}
