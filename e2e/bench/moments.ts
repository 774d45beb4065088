import type { Browser, Page } from 'playwright';
import type { Deployment } from './deployments.ts';
import { type Figure, figure } from './figures.ts';
import { newPhone, openApp } from './phone.ts';
import { startPages } from './start-pages.ts';
import { median } from './stats.ts';

/** Milliseconds of a moment that are looked at, from the tap on. */
const LENGTH = 2600;

const note = (index: number, isOpened: boolean) => ({
  id: `01HZZZZZZZZZZZZZZZZZZ${String(index).padStart(5, '0')}`,
  type: 'ordinary',
  status: isOpened ? 'opened' : 'sent',
  item: { type: 'in_app_gift', id: 'ring', containedPublicIds: [], discountPercent: null, originalPrice: null },
  message: isOpened ? 'You make Mondays bearable, and I still owe you a dance on the pier' : null,
  answer: null,
  sender: null,
  isFullyAnonymous: false,
  isOpenSympathy: false,
  isAnonymousMessage: false,
  isMutual: false,
  isPublic: true,
  isRevealCompleted: false,
  isTelegramGiftSent: false,
  sentAt: '2026-10-14T09:00:00.000Z',
});

const details = {
  sender: { telegram: { firstName: 'Zoya', username: 'zoya', photoUrl: null } },
  sentAt: '2026-10-14T09:12:00.000Z',
  maskedCode: 'a2••••••z9',
  locationInfo: { city: null, countryEmoji: null, isp: null },
  deviceInfo: { model: null, browser: null, os: null },
  isGone: false,
};

/** She has a reveal to spend. */
const alice = {
  valentineCode: 'abcdefghjk',
  telegram: { firstName: 'Alice', username: null, photoUrl: null, languageCode: 'en' },
  mode: 'valentine',
  completedTasks: [],
  hasMarch8EarlyReveal: false,
  availableReveals: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  categoryCode: 'RU',
  categoryRank: null,
  leaderboardCategory: null,
  language: null,
  isPaused: false,
  invited: 0,
};

interface Moment {
  /** Milliseconds. */
  readonly longest: number;
  readonly usual: number;
}

/** The frames of an opening and of a reveal, with all that adorns them, on a processor four times slower. What they show is made up here. */
export async function measureMoments(browser: Browser, deployment: Deployment, count: number): Promise<readonly Figure[]> {
  const openings: Moment[] = [];
  const reveals: Moment[] = [];
  for (let left = count; left > 0; left--) {
    openings.push(await watch(browser, deployment, false, (page) => tap(page, '[data-note] button')));
    reveals.push(await watch(browser, deployment, true, reveal));
  }
  return [...figuresOf('opening', openings), ...figuresOf('reveal', reveals)];
}

const figuresOf = (name: string, moments: readonly Moment[]): readonly Figure[] => [
  figure(`moments.${name}.longest-frame`, median(moments.map(({ longest }) => longest)), 'ms'),
  figure(`moments.${name}.usual-frame`, median(moments.map(({ usual }) => usual)), 'ms'),
];

async function watch(browser: Browser, deployment: Deployment, isOpened: boolean, begin: (page: Page) => Promise<void>): Promise<Moment> {
  const phone = await newPhone(browser, 'fast');
  const { page } = phone;
  try {
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 }));
    const valentines = Array.from({ length: 9 }, (_, index) => note(index, isOpened));
    await page.route('**/api/inventory/valentines*', (route) =>
      route.fulfill({ json: { valentines, pagination: { total: 9, skip: 0, limit: 20 } } }),
    );
    await page.route('**/api/inventory/unwrap/**', (route) => route.fulfill({ json: { valentine: note(0, true) } }));
    await page.route('**/api/reveal/**', (route) =>
      route.fulfill({ json: { success: true, requiresPayment: false, error: null, data: details, availableReveals: 0 } }),
    );
    await page.route('**/api/profile', (route) => route.fulfill({ json: { user: alice } }));
    await openApp(phone, await deployment.launchUrl({ ...startPages.inbox }));
    await page.getByRole('radio', { name: 'Valentines' }).check();
    await page.locator('[data-note] button').first().waitFor();
    // the code that comes ahead of a first tap is here, and nothing moves
    await page.waitForTimeout(3000);
    await begin(page);
    return await page.evaluate(framesOf, LENGTH);
  } finally {
    await phone.context.close();
  }
}

const tap = (page: Page, selector: string) => page.evaluate((what) => document.querySelector<HTMLElement>(what)?.click(), selector);

async function reveal(page: Page): Promise<void> {
  await tap(page, '[data-note] button');
  await page.getByRole('button', { name: 'Reveal the sender' }).click();
  await page.getByRole('button', { name: 'Reveal', exact: true }).click();
}

function framesOf(length: number): Promise<Moment> {
  return new Promise((resolve) => {
    const times: number[] = [];
    const begun = performance.now();
    let before = begun;
    const next = () => {
      const now = performance.now();
      times.push(now - before);
      before = now;
      if (now - begun < length) requestAnimationFrame(next);
      else resolve({ longest: Math.max(...times), usual: times.sort((a, b) => a - b)[times.length >> 1] ?? 0 });
    };
    requestAnimationFrame(next);
  });
}
