import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { stubMessenger } from './messenger-stub.ts';
import { conditionsOf, type NetworkName, networks } from './network.ts';
import { type MeasuredPage, recordVitals, type Vitals } from './vitals.ts';

interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
}

/** Milliseconds. A start on an 8 times slower processor takes over a minute on a machine that does other work. */
const TIMEOUT = 180_000;
const PAUSE = 100;

/** A new browser context that emulates a phone: empty cache, slow network, slow processor. */
export async function newPhone(browser: Browser, network: NetworkName): Promise<Phone> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, locale: 'en-GB', isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(stubMessenger);
  await page.addInitScript(recordVitals);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditionsOf(networks[network]));
  await session.send('Emulation.setCPUThrottlingRate', { rate: networks[network].slowdown });
  return { page, context, session };
}

/** Opens the app and waits until its code has rendered the page. */
export async function openApp({ page, session }: Phone, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT });
  await whenTrue(session, `document.querySelector('#root h1')?.checkVisibility({ visibilityProperty: true })`);
}

/** Waits until an expression is true. Playwright's own wait would run a script of 330 kB in the page, which delays its first content. */
async function whenTrue(session: CDPSession, expression: string): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (Date.now() < end) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    if (result.value) return;
    await wait(PAUSE);
  }
  throw new Error(`not within ${TIMEOUT} ms: ${expression}`);
}

/** The page's vitals after a second without a new entry or a movement. */
export async function settledVitals({ page, session }: Phone): Promise<Vitals> {
  await whenTrue(session, 'performance.now() - bench.lastChange > 1000');
  return page.evaluate(() => (window as unknown as MeasuredPage).bench);
}

/** The page's vitals after the answer to the first tap. */
export async function answeredVitals({ page, session }: Phone): Promise<Vitals> {
  await whenTrue(session, 'bench.answered > 0');
  return page.evaluate(() => (window as unknown as MeasuredPage).bench);
}
