import { drive } from '../kit/drive.ts';
import { type Figure, figure } from '../kit/figures.ts';
import { counts, page } from '../kit/hot-calls.ts';
import { pairs } from '../kit/pairs.ts';
import { median } from '../kit/stats.ts';
import type { Deployment } from '../stage/deployment.ts';
import { largeInboxOf, readerOf, USUAL_INBOX } from '../stage/seed.ts';
import type { BenchSize } from './bench-size.ts';

/** Owner of the large inbox. */
const OWNER = 1;
/** Fraction of an inbox that is skipped to read old notes. */
const DEEP = 0.4;

/** An inbox with a tenth of all notes, compared with inboxes of 60 notes on the same server. */
export async function measureLargeInbox(
  { large: { size, server } }: Deployment,
  { rounds, seconds }: BenchSize,
): Promise<readonly Figure[]> {
  const deep = (items: number) => Math.floor(items * DEEP);
  const asked = {
    page: { ofLarge: () => page(OWNER), ofUsual: () => page(readerOf(size)) },
    counts: { ofLarge: () => counts(OWNER), ofUsual: () => counts(readerOf(size)) },
    skip: { ofLarge: () => page(OWNER, deep(largeInboxOf(size))), ofUsual: () => page(readerOf(size), deep(USUAL_INBOX)) },
  };
  const figures: Figure[] = [];
  for (const [name, { ofLarge, ofUsual }] of Object.entries(asked)) {
    const run = (next: () => string) => async () => median((await drive(server.port, 1, seconds, next)).times);
    const times = await pairs(rounds, run(ofLarge), run(ofUsual));
    figures.push(
      figure(`large-inbox.${name}.median`, median(times.map(([large]) => large)), 'ms'),
      figure(`large-inbox.${name}.ratio`, median(times.map(([large, usual]) => large / usual))),
    );
  }
  return figures;
}
