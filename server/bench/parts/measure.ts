import { measureHerd, type Series } from '../herd/herd.ts';
import type { Figure } from '../kit/figures.ts';
import type { Found } from '../kit/record.ts';
import type { Deployment } from '../stage/deployment.ts';
import { measureArrival } from './arrival.ts';
import type { BenchSize } from './bench-size.ts';
import { measureHot } from './hot.ts';
import { measureLargeInbox } from './large-inbox.ts';
import { measureRest } from './rest.ts';
import { measureStreams } from './streams.ts';

type Part = (deployment: Deployment, wish: BenchSize) => Promise<readonly Figure[]>;

/** The herd runs last, because its data would affect the other parts. */
const parts = {
  rest: measureRest,
  hot: measureHot,
  inbox: measureLargeInbox,
  streams: measureStreams,
  arrival: measureArrival,
} satisfies Record<string, Part>;
export const partNames = [...(Object.keys(parts) as (keyof typeof parts)[]), 'herd'] as const;
export type PartName = (typeof partNames)[number];

/** Measures the named parts. `say` receives progress lines. */
export async function measureAll(
  deployment: Deployment,
  wish: BenchSize,
  named: readonly PartName[],
  say: (line: string) => void,
): Promise<Found> {
  const figures: Figure[] = [];
  let herd: Series | null = null;
  for (const name of named) {
    say(name);
    if (name === 'herd') {
      const found = await measureHerd(deployment, wish);
      figures.push(...found.figures);
      herd = found.series;
      for (const failure of found.failures) say(failure);
    } else figures.push(...(await parts[name](deployment, wish)));
  }
  return { wish, figures, herd };
}
