import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { stubMessenger } from './messenger-stub.ts';
import { conditionsOf, type NetworkName, networks, SLOWDOWN } from './network.ts';
import { TrafficRecorder } from './traffic.ts';
import { type MeasuredPage, noteVitals, type Vitals } from './vitals.ts';

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
  readonly traffic: TrafficRecorder;
}

const TIMEOUT = 20_000;

/** A phone that has never seen the app: an empty cache, a slow network, a slow processor. */
export async function newPhone(browser: Browser, network: NetworkName): Promise<Phone> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, locale: 'en-GB', isMobile: true, hasTouch: true });
  return slowPage(context, network);
}

/** Another page in the same browser: what is cached stays cached. */
export async function slowPage(context: BrowserContext, network: NetworkName): Promise<Phone> {
  const page = await context.newPage();
  await page.addInitScript(stubMessenger);
  await page.addInitScript(noteVitals);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.emulateNetworkConditions', conditionsOf(networks[network]));
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, context, session, traffic: new TrafficRecorder(session) };
}

/** Opens the app and answers when its code has drawn its page, in milliseconds since the navigation began. */
export async function openApp({ page }: Phone, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const drawn = await page.waitForFunction(
    () => document.querySelector('#root h1')?.checkVisibility({ visibilityProperty: true }) && performance.now(),
    undefined,
    { timeout: TIMEOUT, polling: 100 },
  );
  return (await drawn.jsonValue()) || Number.NaN;
}

/** What the page noted, once nothing came or moved for a second. */
export async function settledVitals({ page }: Phone): Promise<Vitals> {
  const isQuiet = () => performance.now() - (window as unknown as MeasuredPage).bench.lastChange > 1000;
  await page.waitForFunction(isQuiet, undefined, { timeout: TIMEOUT, polling: 100 });
  return page.evaluate(() => (window as unknown as MeasuredPage).bench);
}

/** What the page noted, once the first tap was answered. */
export async function answeredVitals({ page }: Phone): Promise<Vitals> {
  const isAnswered = () => (window as unknown as MeasuredPage).bench.answered > 0;
  await page.waitForFunction(isAnswered, undefined, { timeout: TIMEOUT, polling: 100 });
  return page.evaluate(() => (window as unknown as MeasuredPage).bench);
}

/** Milliseconds for which the page's main thread has had the processor, however busy the machine is otherwise. */
export async function processorTime({ session }: Phone): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
