import type { Browser } from 'playwright';
import type { Deployments } from './deployments.ts';
import { type Figure, figure } from './figures.ts';
import { measureScrolling } from './inbox.ts';
import { measureReturn } from './returning.ts';
import { startFigures } from './start-figures.ts';
import { type MeasureOptions, measureStarts, type Starts } from './starts.ts';
import { measureTabs } from './tabs.ts';

export interface Measured extends Starts {
  readonly figures: readonly Figure[];
}

/** Repetitions of the measurements that vary little. */
const FEW = 3;

/** Measures the starts of the plan and, if it is whole, everything else. `say` receives the progress. */
export async function measureAll(
  browser: Browser,
  deployments: Deployments,
  options: MeasureOptions,
  say: (line: string) => void,
): Promise<Measured> {
  const starts = await measureStarts(browser, deployments, options, say);
  const figures = [figure('pairs', options.count), figure('retaken', starts.retaken.length), ...startFigures(starts.visits)];
  return { ...starts, figures: options.isWhole ? [...figures, ...(await measureRest(browser, deployments, options))] : figures };
}

async function measureRest(browser: Browser, deployments: Deployments, { count }: MeasureOptions): Promise<readonly Figure[]> {
  const few = Math.min(count, FEW);
  return [
    ...(await measureTabs(browser, deployments, few)),
    ...(await measureScrolling(browser, deployments.federated, few)),
    ...(await measureReturn(browser, deployments)),
  ];
}
