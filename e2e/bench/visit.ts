import type { Browser } from 'playwright';
import type { Deployments } from './deployments.ts';
import type { NetworkName } from './network.ts';
import { answeredVitals, newPhone, openApp, type Phone, processorTime, settledVitals } from './phone.ts';
import { type StartPageName, startPages } from './start-pages.ts';
import type { Traffic } from './traffic.ts';
import { tapFirst, type Vitals } from './vitals.ts';
import type { Way } from './ways.ts';

/** Somebody who only looks lets the largest content come; somebody who taps ends that. */
export type Visitor = 'looks' | 'taps';

export interface Plan {
  readonly network: NetworkName;
  readonly start: StartPageName;
  readonly way: Way;
  readonly visitor: Visitor;
}

export interface Visit extends Plan, Readonly<Vitals> {
  /** When the page's code had drawn it. */
  readonly drawn: number;
  /** Milliseconds of the processor until then. */
  readonly processor: number;
  /** What was fetched until the tap was answered; of one who looks, until the page was drawn. */
  readonly traffic: Traffic;
}

/** A first visit of a phone that has never seen the app. */
export async function visit(browser: Browser, deployments: Deployments, plan: Plan): Promise<Visit> {
  const start = startPages[plan.start];
  const phone = await newPhone(browser, plan.network);
  try {
    if (plan.visitor === 'taps') await giveFinger(phone, plan.start);
    const drawn = await openApp(phone, await deployments[plan.way].launchUrl(start));
    const processor = await processorTime(phone);
    const vitals = plan.visitor === 'taps' ? await answeredVitals(phone) : await settledVitals(phone);
    return { ...plan, ...vitals, drawn, processor, traffic: phone.traffic.until(plan.visitor === 'taps' ? vitals.answered : drawn) };
  } catch (error) {
    throw new Error(`${Object.values(plan).join(', ')}: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    await phone.context.close();
  }
}

/** The page asks for a tap as soon as there is something to tap. */
async function giveFinger({ page }: Phone, start: StartPageName): Promise<void> {
  await page.exposeBinding('benchTap', (_, x: number, y: number) => page.touchscreen.tap(x, y));
  await page.addInitScript(tapFirst, startPages[start]);
}
