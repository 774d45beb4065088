// `npm test -- bench moments` measures the frames of a sending, an opening, a reveal and a carousel. `npm test -- bench [pairs [slow] [fast]
// [weak] [share] [inbox] [send] [ask] [picture]]` compares the federated deployment with the same source in one bundle on a slow phone
// (docs/bench.md).
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { chromiumArguments } from '../support/chromium.ts';
import { buildFederated, buildOnePiece } from './build.ts';
import { deployAll, deployFederated } from './deployments.ts';
import { brokenOf, linesOf } from './figures.ts';
import { drawFilmstrip } from './filmstrip.ts';
import { type Measured, measureAll } from './measure.ts';
import { measureMoments } from './moments.ts';
import { networks } from './network.ts';
import { writeMoments, writeRecord } from './record.ts';
import { startPages } from './start-pages.ts';

/** Pairs of visits for a record. Fewer pairs give a quick estimate. */
const RECORD = 15;
/** Maximum number of recordings per moment. */
const MOMENTS = 5;
const words = process.argv.slice(2);
const [count = RECORD] = words.filter((word) => /^\d+$/.test(word)).map(Number);
const namesOf = <Name extends string>(all: Readonly<Record<Name, unknown>>) => Object.keys(all) as Name[];
/** The names on the command line, or all names if there are none. */
function namedOf<Name extends string>(all: Readonly<Record<Name, unknown>>): readonly Name[] {
  const named = namesOf(all).filter((name) => words.includes(name));
  return named.length > 0 ? named : namesOf(all);
}
const say = (line: string) => console.error(`bench: ${line}`);

function tell(version: string, measured: Measured): void {
  for (const line of linesOf(measured.figures)) console.log(line);
  for (const why of measured.retaken) say(`a visit was repeated: ${why}`);
  if (process.env.BENCH_LOG) {
    for (const { network, start, way, visitor, traffic } of measured.visits) {
      say([`${network} ${start} ${way} ${visitor}`, ...traffic.log].join('\n'));
    }
  }
  say(`all results are in ${writeRecord(version, measured)}`);
  const broken = brokenOf(measured.figures);
  if (broken.length === 0) return;
  say(`broken budgets: ${broken.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}

const launch = (argument: string) =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? findBrowser(), args: [...chromiumArguments, argument] });

async function benchMoments(): Promise<void> {
  await buildFederated();
  const { federated, browserArgument, stop } = await deployFederated();
  const browser = await launch(browserArgument);
  try {
    const figures = await measureMoments(browser, federated, Math.min(count, MOMENTS));
    for (const line of linesOf(figures)) console.log(line);
    say(`all results are in ${writeMoments(browser.version(), figures)}`);
  } finally {
    await browser.close();
    await stop();
  }
}

async function benchStarts(): Promise<void> {
  say('building the three deployments');
  await buildFederated();
  await buildOnePiece();
  const deployments = await deployAll();
  const browser = await launch(deployments.browserArgument);
  try {
    if (words.includes('picture')) say(`drawn: ${await drawFilmstrip(browser, deployments)}`);
    const isWhole = ![...namesOf(networks), ...namesOf(startPages)].some((name) => words.includes(name));
    const options = { count, isWhole, networks: namedOf(networks), pages: namedOf(startPages) };
    if (count > 0) tell(browser.version(), await measureAll(browser, deployments, options, say));
  } finally {
    await browser.close();
    await deployments.stop();
  }
}

await (words.includes('moments') ? benchMoments() : benchStarts());
