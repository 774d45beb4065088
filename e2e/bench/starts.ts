import type { Browser } from 'playwright';
import type { Deployments } from './deployments.ts';
import type { NetworkName } from './network.ts';
import type { StartPageName } from './start-pages.ts';
import { type Plan, type Visit, visit } from './visit.ts';
import { ways } from './ways.ts';

/** Which visits are compared with each other: content with what has no frames, taps with what has the same. */
const pair = [
  { way: 'federated', visitor: 'looks' },
  { way: 'plain', visitor: 'looks' },
  { way: 'federated', visitor: 'taps' },
  { way: 'framed', visitor: 'taps' },
] as const;

/** What is measured, and how often. */
export interface Wish {
  readonly count: number;
  readonly networks: readonly NetworkName[];
  readonly pages: readonly StartPageName[];
}

export interface Round extends Visit {
  /** Visits of one round were one right after the other. */
  readonly round: number;
}

export interface Starts {
  readonly visits: readonly Round[];
  /** What made a visit be taken anew. */
  readonly retaken: readonly string[];
}

/** First visits to every start page, in turns; every other round goes backwards, so that nobody is always the second. */
export async function measureStarts(browser: Browser, deployments: Deployments, wish: Wish, say: (line: string) => void): Promise<Starts> {
  const visits: Round[] = [];
  const retaken: string[] = [];
  await warmUp(browser, deployments);
  for (let round = 1; round <= wish.count; round++) {
    for (const plan of plansOf(wish, round)) {
      const taken = await visit(browser, deployments, plan).catch((error: Error) => {
        retaken.push(error.message);
        return visit(browser, deployments, plan);
      });
      visits.push({ ...taken, round });
    }
    say(`round ${round} of ${wish.count}`);
  }
  return { visits, retaken };
}

function plansOf({ networks, pages }: Wish, round: number): readonly Plan[] {
  const turn = round % 2 === 1 ? pair : pair.toReversed();
  return networks.flatMap((network) => pages.flatMap((start) => turn.map((each) => ({ network, start, ...each }))));
}

/** The first answers of a server take longer; nobody measures them. */
async function warmUp(browser: Browser, deployments: Deployments): Promise<void> {
  for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
    for (const start of ['share', 'send'] as const) await visit(browser, deployments, { network: 'fast', start, way, visitor: 'taps' });
  }
}
