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

/** A new browser context that emulates a phone: empty cache, slow network, slow processor. */
export async function newPhone(browser: Browser, network: NetworkName): Promise<Phone> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, locale: 'en-GB', isMobile: true, hasTouch: true });
  return slowPage(context, network);
}

/** A new page in an existing context. It keeps the HTTP cache. */
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

/** Opens the app. Returns the milliseconds from the start of the navigation until its code has rendered the page. */
export async function openApp({ page }: Phone, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const drawn = await page.waitForFunction(
    () => document.querySelector('#root h1')?.checkVisibility({ visibilityProperty: true }) && performance.now(),
    undefined,
    { timeout: TIMEOUT, polling: 100 },
  );
  return (await drawn.jsonValue()) || Number.NaN;
}

/** The page's vitals after a second without a new entry or a movement. */
export async function settledVitals({ page }: Phone): Promise<Vitals> {
  const isQuiet = () => performance.now() - (window as unknown as MeasuredPage).bench.lastChange > 1000;
  await page.waitForFunction(isQuiet, undefined, { timeout: TIMEOUT, polling: 100 });
  return page.evaluate(() => (window as unknown as MeasuredPage).bench);
}

/** The page's vitals after the answer to the first tap. */
export async function answeredVitals({ page }: Phone): Promise<Vitals> {
  const isAnswered = () => (window as unknown as MeasuredPage).bench.answered > 0;
  await page.waitForFunction(isAnswered, undefined, { timeout: TIMEOUT, polling: 100 });
  return page.evaluate(() => (window as unknown as MeasuredPage).bench);
}

/** Processor time of the page's main thread in milliseconds, which does not depend on the load of the machine. */
export async function processorTime({ session }: Phone): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
