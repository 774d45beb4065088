import path from 'node:path';
import type { APIRequestContext, Page, Route } from 'playwright/test';
import { contactSheet, type Shot } from './support/contact-sheet.ts';
import { change, type Known } from './support/day.ts';
import { appStands } from './support/first-frame.ts';
import { launch } from './support/launch.ts';
import { earnReveal, sendOpened } from './support/notes.ts';
import { startReel } from './support/reel.ts';
import { appUrl } from './support/stack.ts';
import { callAs, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } });

/** A device with power enough for what adorns, whatever draws the pictures. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8, configurable: true }));
});

const pictures = path.resolve(import.meta.dirname, '../docs/pictures');

interface Look {
  readonly name: string;
  readonly languageCode: string;
  readonly item: string;
  readonly words: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly isDark?: boolean;
  /** Nobody pays for a picture: the answers tell of what wasn't sent. */
  readonly made?: readonly (readonly [string, string])[];
}

const opened: readonly Look[] = [
  { name: 'ordinary', languageCode: 'en', item: 'tulip', words: 'You make Mondays bearable, and I still owe you a dance on the pier' },
  {
    name: 'super',
    languageCode: 'en',
    item: 'candy',
    words: 'Every song is about you',
    made: [
      ['"type":"ordinary"', '"type":"super"'],
      ['"id":"candy"', '"id":"ring"'],
    ],
    isDark: true,
  },
  { name: 'question', languageCode: 'ar', item: 'love', words: 'ماذا كنت ستفعل لو لم تكن تخاف من أي شيء على الإطلاق؟' },
];

/** With PICTURES set (npm run pictures) the film strips of docs/pictures are made anew. */
if (process.env.PICTURES) {
  test('[VIS-05] a film strip of the opening: ordinary, super, and a question in Arabic', async ({ page, request, known, ann }) => {
    test.setTimeout(300_000);
    const shots: Shot[] = [];
    for (const look of opened) {
      await send(request, ann, known, look);
      await openInboxAs(page, request, look);
      const card = page.locator('[data-note] button').first();
      await expect(card).toBeVisible();
      const tap = async () => {
        const answered = page.waitForResponse('**/unwrap/**');
        await card.click();
        await answered;
      };
      shots.push(...(await strip(page, look.name, [80, 200, 420, 640, 760, 860, 960, 1080, 1500, 2600], tap)));
      await page.unrouteAll();
    }
    await contactSheet(page, path.join(pictures, 'opening.jpg'), shots, { columns: 10, width: 195, height: 422, quality: 82 });
  });

  test('[VIS-06] a film strip of the reveal', async ({ page, request, known, ann }) => {
    test.setTimeout(300_000);
    await sendOpened(request, ann, known.alice, 'Guess who');
    await earnReveal(request, known.alice.initData);
    await openInboxAs(page, request, { name: 'reveal', languageCode: 'en', item: 'tulip', words: '' });
    await page.locator('[data-note] button').first().click();
    await page.getByRole('button', { name: 'Reveal the sender' }).click();
    const yes = page.getByRole('button', { name: 'Reveal', exact: true });
    await expect(yes).toBeVisible();
    const tap = async () => {
      const answered = page.waitForResponse('**/reveal**');
      await yes.click();
      await answered;
    };
    const shots = await strip(page, 'reveal', [60, 300, 560, 800, 1000, 1300, 1700, 2100, 2400, 3000], tap);
    await contactSheet(page, path.join(pictures, 'reveal.jpg'), shots, { columns: 10, width: 195, height: 422, quality: 82 });
  });
}

/** Cards beside it show out of what it is lifted: of several the last one is taken. */
async function send(request: APIRequestContext, ann: Stranger, { alice }: Known, { name, item, words }: Look): Promise<void> {
  for (const message of [`${name}…`, `${name}… …`, `${name}… … …`, words]) {
    const isAnonymousMessage = item === 'love';
    const body = { valentineCode: alice.code, itemId: item, message, ...(isAnonymousMessage && { isAnonymousMessage }) };
    await callAs(request, ann.initData, 'POST', '/api/order/checkout', body);
  }
}

async function openInboxAs(page: Page, request: APIRequestContext, { languageCode, item, made = [], isDark = false }: Look): Promise<void> {
  await change(request, 'alice', { languageCode, theme: isDark ? 'dark' : 'light' });
  const madeUp = async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    // the page's own address is the simulator's, by a name that only a browser resolves
    const answer = await route.fetch({ url: `${appUrl()}${pathname}${search}` });
    const text = made.reduce((told, [from, to]) => told.replaceAll(from, to), await answer.text());
    await route.fulfill({ response: answer, body: text });
  };
  if (made.length > 0) await page.route('**/api/inventory/**', madeUp);
  await launch(page, 'alice');
  await appStands(page);
  await page.locator('a[href="#/inbox"]').click();
  await page
    .getByRole('radio')
    .nth(item === 'love' ? 0 : 1)
    .check();
  await page.evaluate(() => document.fonts.ready);
}

/** Taps, and takes a picture at each of these milliseconds since then. */
async function strip(page: Page, name: string, times: readonly number[], tap: () => Promise<void>): Promise<Shot[]> {
  const reel = await startReel(page);
  await tap();
  const shots: Shot[] = [];
  let before = 0;
  for (const time of times) {
    shots.push({ caption: `${name}, ${time} ms`, image: await reel.after(time - before) });
    before = time;
  }
  await reel.end();
  return shots;
}
