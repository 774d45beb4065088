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

/** Measures the starts of the plan and everything else. `say` receives the progress. */
export async function measureAll(
  browser: Browser,
  deployments: Deployments,
  options: MeasureOptions,
  say: (line: string) => void,
): Promise<Measured> {
  const few = Math.min(options.count, FEW);
  const starts = await measureStarts(browser, deployments, options, say);
  const figures = [
    figure('pairs', options.count),
    figure('retaken', starts.retaken.length),
    ...startFigures(starts.visits),
    ...(await measureTabs(browser, deployments, few)),
    ...(await measureScrolling(browser, deployments.federated, few)),
    ...(await measureReturn(browser, deployments)),
  ];
  return { ...starts, figures };
}
