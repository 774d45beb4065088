import type { Browser } from 'playwright';
import type { Deployments } from './deployments.ts';
import type { NetworkName } from './network.ts';
import type { StartPageName } from './start-pages.ts';
import { type Plan, type Visit, visit } from './visit.ts';
import { ways } from './ways.ts';

/** The compared visits: content is compared with the deployment without first frames, taps with the one that has the same frames. */
const pair = [
  { way: 'federated', visitor: 'looks' },
  { way: 'plain', visitor: 'looks' },
  { way: 'federated', visitor: 'taps' },
  { way: 'framed', visitor: 'taps' },
] as const;

/** The starts to measure and the number of repetitions. */
export interface MeasureOptions {
  /** Whether to measure tabs, scrolling and returning visits too. */
  readonly isWhole: boolean;
  readonly count: number;
  readonly networks: readonly NetworkName[];
  readonly pages: readonly StartPageName[];
}

export interface Round extends Visit {
  /** Visits of the same round follow each other directly. */
  readonly round: number;
}

export interface Starts {
  readonly visits: readonly Round[];
  /** Error messages of the visits that were repeated. */
  readonly retaken: readonly string[];
}

/** Measures first visits of every start page. Every other round has the reverse order, so that neither deployment always comes second. */
export async function measureStarts(
  browser: Browser,
  deployments: Deployments,
  options: MeasureOptions,
  say: (line: string) => void,
): Promise<Starts> {
  const visits: Round[] = [];
  const retaken: string[] = [];
  await warmUp(browser, deployments);
  for (let round = 1; round <= options.count; round++) {
    for (const plan of plansOf(options, round)) {
      const taken = await visit(browser, deployments, plan).catch((error: Error) => {
        retaken.push(error.message);
        return visit(browser, deployments, plan);
      });
      visits.push({ ...taken, round });
    }
    say(`round ${round} of ${options.count}`);
  }
  return { visits, retaken };
}

function plansOf({ networks, pages }: MeasureOptions, round: number): readonly Plan[] {
  const turn = round % 2 === 1 ? pair : pair.toReversed();
  return networks.flatMap((network) => pages.flatMap((start) => turn.map((each) => ({ network, start, ...each }))));
}

/** The first responses of a server are slower and are not measured. */
async function warmUp(browser: Browser, deployments: Deployments): Promise<void> {
  for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
    for (const start of ['share', 'send'] as const) await visit(browser, deployments, { network: 'fast', start, way, visitor: 'taps' });
  }
}
