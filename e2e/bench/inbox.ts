import type { Browser } from 'playwright';
import type { Deployment } from './deployments.ts';
import { type Figure, figure } from './figures.ts';
import { newPhone, openApp } from './phone.ts';
import { startPages } from './start-pages.ts';
import { median } from './stats.ts';

const ITEMS = 5000;
const FRAMES = 240;
/** Pixels per frame: a quick flick. */
const STEP = 90;

interface Scrolling {
  /** Milliseconds. */
  readonly longestFrame: number;
  readonly medianFrame: number;
  /** The number of elements in the page at its maximum. */
  readonly elements: number;
}

function valentine(index: number) {
  const item = { type: 'in_app_gift', id: 'anon', containedPublicIds: [], discountPercent: null, originalPrice: null };
  return {
    id: `01HZZZZZZZZZZZZZZZZZZ${String(index).padStart(5, '0')}`,
    type: 'anonymous_message',
    status: index % 3 === 0 ? 'sent' : 'opened',
    item,
    message: index % 3 === 0 ? null : `Note ${index}`,
    answer: null,
    sender: null,
    isFullyAnonymous: false,
    isOpenSympathy: false,
    isAnonymousMessage: true,
    isMutual: false,
    isPublic: true,
    isRevealCompleted: false,
    isTelegramGiftSent: false,
    sentAt: '2026-10-14T09:00:00.000Z',
  };
}

/** Flicks through an inbox of 5,000 notes on a processor that is four times slower. */
export async function measureScrolling(browser: Browser, deployment: Deployment, count: number): Promise<readonly Figure[]> {
  const flicks: Scrolling[] = [];
  for (let left = count; left > 0; left--) flicks.push(await flickThrough(browser, deployment));
  return [
    figure('scrolling.longest-frame', median(flicks.map(({ longestFrame }) => longestFrame)), 'ms'),
    figure('scrolling.usual-frame', median(flicks.map(({ medianFrame }) => medianFrame)), 'ms'),
    figure('scrolling.elements', median(flicks.map(({ elements }) => elements))),
  ];
}

/** The inbox is mocked, because the server's limits prevent so many notes. */
async function flickThrough(browser: Browser, deployment: Deployment): Promise<Scrolling> {
  const phone = await newPhone(browser, 'fast');
  const { page } = phone;
  try {
    await page.route('**/api/inventory/valentines*', (route) => {
      const valentines = Array.from({ length: ITEMS }, (_, index) => valentine(index));
      return route.fulfill({ json: { valentines, pagination: { total: ITEMS, skip: 0, limit: ITEMS } } });
    });
    await openApp(phone, await deployment.launchUrl(startPages.share));
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#/inbox"]')?.click());
    await page
      .getByRole('button', { name: /^Anonymous question, Open/ })
      .first()
      .waitFor();
    await page.evaluate(waitUntilIdle);
    return await page.evaluate(flick, { frames: FRAMES, step: STEP });
  } finally {
    await phone.context.close();
  }
}

/** Waits for half a second without a frame of more than 34 ms: the list has loaded. */
function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    let quietSince = performance.now();
    let before = quietSince;
    const next = () => {
      const now = performance.now();
      if (now - before > 34) quietSince = now;
      before = now;
      if (now - quietSince > 500) resolve();
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

function flick({ frames, step }: { frames: number; step: number }): Promise<Scrolling> {
  return new Promise((resolve) => {
    const times: number[] = [];
    let before = performance.now();
    let elements = 0;
    const next = () => {
      const now = performance.now();
      times.push(now - before);
      before = now;
      elements = Math.max(elements, document.querySelectorAll('*').length);
      scrollBy(0, step);
      if (times.length < frames) requestAnimationFrame(next);
      else resolve({ longestFrame: Math.max(...times), medianFrame: times.sort((a, b) => a - b)[times.length >> 1] ?? 0, elements });
    };
    requestAnimationFrame(next);
  });
}
