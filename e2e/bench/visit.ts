import type { Browser } from 'playwright';
import type { Deployments } from './deployments.ts';
import { type MainThread, recordMainThread, unrecorded } from './main-thread.ts';
import type { NetworkName } from './network.ts';
import { answeredVitals, newPhone, openApp, type Phone, processorTime, settledVitals } from './phone.ts';
import { type StartPageName, startPages } from './start-pages.ts';
import type { Traffic } from './traffic.ts';
import { tapFirst, type Vitals } from './vitals.ts';
import type { Way } from './ways.ts';

/** `looks` waits for the largest contentful paint. `taps` ends the browser's search for it. */
export type Visitor = 'looks' | 'taps';

export interface Plan {
  readonly network: NetworkName;
  readonly start: StartPageName;
  readonly way: Way;
  readonly visitor: Visitor;
}

export interface Visit extends Plan, Readonly<Vitals>, MainThread {
  /** Milliseconds until the page's code has rendered it. */
  readonly drawn: number;
  /** Processor time until then, in milliseconds. */
  readonly processor: number;
  /** Requests until the answer to the tap, or until the page was rendered for a visitor who only looks. */
  readonly traffic: Traffic;
}

/** A first visit with an empty cache. */
export async function visit(browser: Browser, deployments: Deployments, plan: Plan): Promise<Visit> {
  const start = startPages[plan.start];
  const phone = await newPhone(browser, plan.network);
  // a recording would delay the answer to a tap
  const endRecording = plan.visitor === 'looks' ? await recordMainThread(browser) : async () => unrecorded;
  try {
    if (plan.visitor === 'taps') await tapWhenVisible(phone, plan.start);
    const drawn = await openApp(phone, await deployments[plan.way].launchUrl(start));
    const processor = await processorTime(phone);
    const vitals = plan.visitor === 'taps' ? await answeredVitals(phone) : await settledVitals(phone);
    const mainThread = await endRecording();
    const traffic = phone.traffic.until(plan.visitor === 'taps' ? vitals.answered : drawn);
    return { ...plan, ...vitals, ...mainThread, drawn, processor, traffic };
  } catch (error) {
    await endRecording();
    throw new Error(`${Object.values(plan).join(', ')}: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    await phone.context.close();
  }
}

/** Makes the page request a tap as soon as the target can be tapped. */
async function tapWhenVisible({ page }: Phone, start: StartPageName): Promise<void> {
  await page.exposeBinding('benchTap', (_, x: number, y: number) => page.touchscreen.tap(x, y));
  await page.addInitScript(tapFirst, startPages[start]);
}
