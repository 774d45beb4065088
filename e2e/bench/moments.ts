import type { Browser, Locator, Page } from 'playwright';
import { openPosterSheet, swipe } from './carousel.ts';
import type { Deployment } from './deployments.ts';
import { type Figure, figure } from './figures.ts';
import { newPhone, openApp, type Phone, settledVitals } from './phone.ts';
import { type StartPage, startPages } from './start-pages.ts';
import { median } from './stats.ts';

/** Length of a recording in milliseconds, from the tap on. */
const LENGTH = 2600;
/** Enough swipes to reach the last poster. */
const SWIPES = 4;
const card = '[data-note] button';

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
  code: null,
  maskedCode: 'a2••••••z9',
  locationInfo: { city: null, countryEmoji: null, isp: null },
  deviceInfo: { model: null, browser: null, os: null },
  isGone: false,
};

/** The user of the mocked API. She has one reveal to spend. */
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

/** One recorded interaction: the mocked answers, the way to the starting point, and the tap or gesture. */
interface Plan {
  readonly start: StartPage;
  readonly answers: (page: Page) => Promise<void>;
  readonly goThere: (phone: Phone) => Promise<void>;
  readonly tapped?: (phone: Phone) => Locator;
  readonly play?: (phone: Phone) => Promise<void>;
}

const opening: Plan = {
  start: startPages.inbox,
  answers: (page) => answerInbox(page, false),
  goThere: openValentines,
  tapped: ({ page }) => page.locator(card).first(),
};

const yes = ({ page }: Phone) => page.getByRole('button', { name: /^(Hold to unmask|Reveal)$/ });

const reveal: Plan = {
  start: startPages.inbox,
  answers: (page) => answerInbox(page, true),
  async goThere(phone) {
    await openValentines(phone);
    await tap(phone.page.locator(card).first());
    await phone.page.getByRole('button', { name: 'Reveal the sender' }).click();
    await yes(phone).waitFor();
  },
  tapped: yes,
};

/** From the tap on 'Send' to the success with its decorations. */
const sending: Plan = {
  start: startPages.send,
  async answers(page) {
    await page.route('**/api/order/checkout', (route) => route.fulfill({ json: { success: true, link: null, orderId: null } }));
  },
  async goThere({ page }) {
    await page.getByRole('button', { name: 'Send a valentine' }).click();
    await page.getByRole('button', { name: /^Tulip/ }).click();
    await send(page).waitFor();
  },
  tapped: ({ page }) => send(page),
};

const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true });

const carousel: Plan = {
  start: startPages.share,
  answers: async () => undefined,
  goThere: openPosterSheet,
  play: (phone) => swipe(phone, SWIPES),
};

async function openValentines({ page }: Phone): Promise<void> {
  await page.getByRole('radio', { name: 'Valentines' }).check();
  await page.locator(card).first().waitFor();
}

/** Clicks without Playwright's actionability checks, which would take time on the page's main thread. */
const tap = (what: Locator) => what.evaluate((element: HTMLElement) => element.click());

/**
 * Measures the frames of a sending, of an opening, of a reveal and of swipes through the share posters, with all decorations, on a processor that is four
 * times slower. The API is mocked, except for the poster images.
 */
export async function measureMoments(browser: Browser, deployment: Deployment, count: number): Promise<readonly Figure[]> {
  // the server caches the posters after this visit, so drawing them does not take processor time during the recordings
  await watch(browser, deployment, carousel);
  const seen = Object.entries({ sending, opening, reveal, carousel }).map(([name, plan]) => ({ name, plan, moments: [] as Moment[] }));
  for (let left = count; left > 0; left--) {
    for (const { plan, moments } of seen) moments.push(await watch(browser, deployment, plan));
  }
  return seen.flatMap(({ name, moments }) => figuresOf(name, moments));
}

const figuresOf = (name: string, moments: readonly Moment[]): readonly Figure[] => [
  figure(`moments.${name}.longest-frame`, median(moments.map(({ longest }) => longest)), 'ms'),
  figure(`moments.${name}.usual-frame`, median(moments.map(({ usual }) => usual)), 'ms'),
];

async function answerInbox(page: Page, isOpened: boolean): Promise<void> {
  const valentines = Array.from({ length: 9 }, (_, index) => note(index, isOpened));
  await page.route('**/api/inventory/valentines*', (route) =>
    route.fulfill({ json: { valentines, pagination: { total: 9, skip: 0, limit: 20 } } }),
  );
  await page.route('**/api/inventory/unwrap/**', (route) => route.fulfill({ json: { valentine: note(0, true) } }));
  await page.route('**/api/reveal/**', (route) =>
    route.fulfill({ json: { success: true, requiresPayment: false, error: null, data: details, availableReveals: 0 } }),
  );
  await page.route('**/api/profile', (route) => route.fulfill({ json: { user: alice } }));
}

async function watch(browser: Browser, deployment: Deployment, { start, answers, goThere, tapped, play }: Plan): Promise<Moment> {
  const phone = await newPhone(browser, 'fast');
  const { page } = phone;
  try {
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 }));
    await answers(page);
    await openApp(phone, await deployment.launchUrl(start));
    await goThere(phone);
    // the code that is prefetched before a first tap has loaded, and nothing moves
    await settledVitals(phone);
    // the target is located before the recording, and the page itself taps it: the search for it must not count as part of the tap
    const target = (await tapped?.(phone).elementHandle()) ?? null;
    const [moment] = await Promise.all([page.evaluate(framesOf, { length: LENGTH, target }), play?.(phone)]);
    return moment;
  } finally {
    await phone.context.close();
  }
}

function framesOf({ length, target }: { readonly length: number; readonly target: Node | null }): Promise<Moment> {
  return new Promise((resolve) => {
    const times: number[] = [];
    let begun = 0;
    let before = 0;
    const next = () => {
      const now = performance.now();
      times.push(now - before);
      before = now;
      if (now - begun < length) requestAnimationFrame(next);
      else resolve({ longest: Math.max(...times), usual: times.sort((a, b) => a - b)[times.length >> 1] ?? 0 });
    };
    requestAnimationFrame(() => {
      begun = before = performance.now();
      (target as HTMLElement | null)?.click();
      requestAnimationFrame(next);
    });
  });
}
