import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { noteFirstContent, stubMessenger } from './messenger-stub.ts';
import { TrafficRecorder } from './traffic.ts';

/** Slow 4G and a cheap processor, as the browser's developer tools define them. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
  readonly traffic: TrafficRecorder;
}

/** A phone that has never seen the app: an empty cache, a slow network, a slow processor. */
export async function newPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'en-GB',
    isMobile: true,
    hasTouch: true,
  });
  return slowPage(context);
}

/** Another page in the same browser: what is cached stays cached. */
export async function slowPage(context: BrowserContext): Promise<Phone> {
  const page = await context.newPage();
  await page.addInitScript(stubMessenger);
  await page.addInitScript(noteFirstContent);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, context, session, traffic: new TrafficRecorder(session) };
}

/** Opens the app and answers when its first screen stood, in milliseconds since the navigation began. */
export async function openApp({ page }: Phone, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const noted = await page.waitForFunction(
    () => {
      const { benchFirstContent } = window as unknown as { benchFirstContent?: number };
      return benchFirstContent;
    },
    undefined,
    { timeout: 12_000, polling: 100 },
  );
  return (await noted.jsonValue()) ?? Number.NaN;
}

/** Milliseconds for which the page's main thread has had the processor, however busy the machine is otherwise. */
export async function processorTime({ session }: Phone): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
