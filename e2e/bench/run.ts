// `npm test -- bench [pairs [slow] [fast] [weak] [share] [inbox] [send] [ask]]` compares the federated deployment with the same source in
// one bundle on a slow phone (docs/bench.md).
import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { chromiumArguments } from '../support/chromium.ts';
import { TAP_LIMIT } from '../support/first-frame.ts';
import { holdTimer } from '../support/time.ts';
import { buildFederated, buildSingleBundle } from './build.ts';
import { type Deployments, deployAll } from './deployments.ts';
import { linesOf, type Visit } from './figures.ts';
import { variants } from './folders.ts';
import { recordMainThread, unrecorded } from './main-thread.ts';
import { type NetworkName, networks } from './network.ts';
import { answeredVitals, newPhone, openApp, settledVitals } from './phone.ts';
import { type StartPageName, startPages } from './start-pages.ts';
import { tapFirst } from './vitals.ts';

const words = process.argv.slice(2);
const [rounds = 15] = words.filter((word) => /^\d+$/.test(word)).map(Number);
const printLine = (line: string) => console.error(`bench: ${line}`);

/** The names on the command line, or all names if there are none. */
function namedOf<Name extends string>(all: Readonly<Record<Name, unknown>>): readonly Name[] {
  const names = Object.keys(all) as Name[];
  const named = names.filter((name) => words.includes(name));
  return named.length > 0 ? named : names;
}

interface Plan extends Pick<Visit, 'variant' | 'round'> {
  readonly network: NetworkName;
  readonly start: StartPageName;
  /** One visitor only looks, because a tap ends the browser's search for the largest content. */
  readonly taps: boolean;
}

/** The compared visits. */
const pairs = [
  { variant: 'federated', taps: false },
  { variant: 'plain', taps: false },
  { variant: 'federated', taps: true },
  { variant: 'framed', taps: true },
] as const;

/** A first visit with an empty cache. */
async function visit(browser: Browser, deployments: Deployments, { taps, ...plan }: Plan): Promise<Visit> {
  const start = startPages[plan.start];
  const phone = await newPhone(browser, plan.network);
  const { page, context } = phone;
  // a recording would delay the answer to a tap
  const endRecording = taps ? async () => unrecorded : await recordMainThread(browser);
  try {
    if (taps) {
      await page.exposeBinding('benchTap', (_, x: number, y: number) => page.touchscreen.tap(x, y));
      await page.addInitScript(tapFirst, start);
      // a processor that is 8 times slower may need longer for the app
      await holdTimer(page, TAP_LIMIT);
    }
    await openApp(phone, await deployments[plan.variant].launchUrl(start));
    const none = Number.NaN;
    const { firstContent, largestContent, answered } = taps ? await answeredVitals(phone) : await settledVitals(phone);
    const mainThread = await endRecording();
    if (taps) return { ...plan, ...mainThread, firstContent: none, largestContent: none, tapAnswered: answered };
    return { ...plan, ...mainThread, firstContent, largestContent, tapAnswered: none };
  } catch (error) {
    await endRecording();
    const { network, variant, round } = plan;
    throw new Error(`${plan.start} of ${variant} on ${network} ${taps ? 'with a tap' : 'without a tap'} in round ${round}`, {
      cause: error,
    });
  } finally {
    await context.close();
  }
}

async function measure(browser: Browser, deployments: Deployments): Promise<readonly Visit[]> {
  const visits: Visit[] = [];
  // the first responses of a server are slower and are not measured
  for (const variant of variants) await visit(browser, deployments, { network: 'fast', start: 'share', variant, taps: true, round: 0 });
  for (let round = 1; round <= rounds; round++) {
    // every other round has the reverse order, so that neither deployment always comes second
    const turn = round % 2 === 1 ? pairs : pairs.toReversed();
    for (const network of namedOf(networks)) {
      for (const start of namedOf(startPages)) {
        for (const pair of turn) visits.push(await visit(browser, deployments, { network, start, round, ...pair }));
      }
    }
    printLine(`round ${round} of ${rounds}`);
  }
  return visits;
}

printLine('building the three deployments');
await buildFederated();
await buildSingleBundle();
const deployments = await deployAll();
const args = [...chromiumArguments, deployments.browserArgument];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? findBrowser(), args });
try {
  const visits = await measure(browser, deployments);
  console.log(`${browser.version()}, ${availableParallelism()} processors, load ${loadavg()[2]?.toFixed(1)}`);
  for (const line of linesOf(visits)) console.log(line);
} finally {
  await browser.close();
  await deployments.stop();
}
