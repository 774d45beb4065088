// npm run bench [-- pairs]: how the federated deployment does beside the same source in one piece, on a cheap phone.
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { chromiumArguments } from '../support/chromium.ts';
import { buildFederated, buildOnePiece } from './build.ts';
import { measureColdStart } from './cold-start.ts';
import { deployBoth } from './deployments.ts';
import { measureScrolling } from './inbox.ts';
import { measureReturn } from './returning.ts';
import { compare } from './stats.ts';
import { measureTabs } from './tabs.ts';

/** How many times as long as in one piece the first screen may take. */
const COLD_START_BUDGET = 1.25;
const count = Number(process.argv[2] ?? 5);

const row = (...cells: readonly string[]) =>
  console.log(cells.map((cell, index) => (index ? cell.padStart(12) : cell.padEnd(34))).join(''));
const ms = (value: number) => `${Math.round(value)} ms`;
const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const times = (value: number) => value.toFixed(2);

await buildFederated();
await buildOnePiece();
const deployments = await deployBoth();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? findBrowser(), args: chromiumArguments });
try {
  row('Slow 4G, processor 4 times slower', 'federated', 'in one piece', 'ratio');
  const { pairs, processor, traffic } = await measureColdStart(browser, deployments, count);
  const start = compare(pairs);
  const { federated, onePiece } = traffic;
  row(`first screen, ${count} pairs`, ms(start.federated), ms(start.onePiece), times(start.ratio));
  row('  the quickest of each', ms(start.quickest.federated), ms(start.quickest.onePiece), times(start.quickest.ratio));
  const busy = compare(processor);
  row('  processor time until then', ms(busy.federated), ms(busy.onePiece), times(busy.ratio));
  row('  fetched until then', kB(federated.bytes), kB(onePiece.bytes), times(federated.bytes / onePiece.bytes));
  row('  requests', String(federated.requests), String(onePiece.requests));
  row('  depth of requests', String(federated.depth), String(onePiece.depth));
  if (process.env.BENCH_LOG) console.log(['', 'federated', ...federated.log, '', 'in one piece', ...onePiece.log, ''].join('\n'));

  const tabs = compare(await measureTabs(browser, deployments, Math.min(count, 3)));
  row('to another tab, warm', ms(tabs.federated), ms(tabs.onePiece), times(tabs.ratio));

  const scrolling = await measureScrolling(browser, deployments.federated);
  row('inbox of 5,000: longest frame', ms(scrolling.longestFrame));
  row('  usual frame', ms(scrolling.medianFrame));
  row('  elements in the page', String(scrolling.elements));

  const returning = await measureReturn(browser, deployments);
  row('code fetched after one release', kB(returning.federated), kB(returning.onePiece), times(returning.federated / returning.onePiece));

  const isKept = start.ratio <= COLD_START_BUDGET;
  const verdict = `the budget of ${COLD_START_BUDGET} is ${isKept ? 'kept' : 'broken'}`;
  console.log(`The first screen takes ${times(start.ratio)} times as long as in one piece; ${verdict}.`);
  if (!isKept) process.exitCode = 1;
} finally {
  await browser.close();
  await Promise.all([deployments.federated.stop(), deployments.onePiece.stop()]);
}
