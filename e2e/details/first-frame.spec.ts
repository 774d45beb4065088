import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { limits } from '../../scripts/build/size-limits.ts';
import { appOf, frameOf, holdScripts, keepFriendInPage, watchPaints } from '../support/first-frame.ts';
import { checkFrame, largestPaintIn } from '../support/frame-checks.ts';
import { codeOf, launch } from '../support/launch.ts';
import { openInbox, sendNote } from '../support/notes.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { callAs, createTestUser, openWithInitData } from '../support/test-users.ts';

/** The first frame of the production build while its scripts are delayed. */

const title = { level: 1 } as const;
const locales = readdirSync(path.resolve(import.meta.dirname, '../../shared-i18n/locales'));

/** Waits until all pictures of the page are painted. */
const picturesIn = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

test.describe('on a narrow phone in Arabic', () => {
  test.use({ locale: 'ar', viewport: { width: 320, height: 844 } });

  test('[FST-01] the first frame of a friend’s link fits 320 px from right to left, and the app replaces it without a shift', async ({
    page,
    request,
  }) => {
    const friend = await createTestUser(request, { firstName: 'Annegret' });
    const visitor = await createTestUser(request, { firstName: 'Zoe', languageCode: 'ar' });
    const paints = await watchPaints(page);
    const releaseScripts = await holdScripts(page);
    await keepFriendInPage(page);
    await openWithInitData(page, visitor, { app: 'ask', code: friend.code, until: 'commit' });
    await expect(frameOf(page).getByRole('heading', title)).toHaveText(/^سؤالك إلى .?Annegret/);
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    const checkApp = await checkFrame(page, paints);
    releaseScripts();
    await checkApp();
  });
});

test('The first frame works in a page that arrives in part, in pieces or in another language', async ({ page, ann }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paints = await watchPaints(page);
  const releaseScripts = await holdScripts(page);
  /** Opens Ann's link with other HTML. */
  const openWith = async (change: (html: string) => string) => {
    const stop = await keepFriendInPage(page, change);
    await openWithInitData(page, ann, { app: 'ask', code: ann.code, until: 'commit' });
    await stop();
  };
  const heading = frameOf(page).getByRole('heading', title);

  await test.step('[FST-01] a page that is cut before its script shows the part that arrived', async () => {
    await openWith((html) => html.slice(0, html.indexOf('<footer')));
    await expect(heading).toBeVisible();
  });

  await test.step('[FST-01] a page that arrives in pieces shows its frame when it is complete, and nothing moves', async () => {
    // The browser parses the HTML after a stylesheet only once the stylesheet has loaded, as if the HTML arrived in two pieces.
    const { promise, resolve: sendPiece } = Promise.withResolvers<void>();
    await page.route(/piece\.css/, async (route) => {
      await promise;
      await route.fulfill({ contentType: 'text/css', body: '' });
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openWith((html) => html.replace('<footer', '<link rel="stylesheet" href="/host/piece.css"><footer'));
    const parsed = frameOf(page).getByRole('heading', { ...title, includeHidden: true });
    await expect(parsed).toBeAttached();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(parsed).toBeHidden();
    // a response would interrupt the parser before it reaches the frame's script
    expect(requests).not.toContain('/api/profile');
    sendPiece();
    await expect(parsed).toBeVisible();
    await expect.poll(() => requests).toContain('/api/profile');
    await largestPaintIn(page, paints);
    expect((await paints()).shift).toBeLessThan(0.0005);
  });

  await test.step('[FST-01][I18-04] a frame in another language than the user’s hides its words, and the app has the user’s language', async () => {
    await launch(page, 'boris', { app: 'ask', start: await codeOf(page, 'alice') });
    await expect(heading).toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
    releaseScripts();
    await expect(appOf(page).getByRole('button', { name: 'Спросить анонимно' })).toBeVisible();
  });
});

test('The first frame of an inbox is replaced without a shift, in light and dark', async ({ page, ann, known }) => {
  await sendNote(page.request, ann, known.alice, 'One');
  const cards = appOf(page).getByRole('button', { name: /^Valentine/ });
  const paints = await watchPaints(page);

  for (const [width, colorScheme] of [
    [390, 'light'],
    [320, 'dark'],
  ] as const) {
    const isDark = colorScheme === 'dark';
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await openInbox(page);
    await expect(cards).toHaveCount(1);

    await test.step(`[FST-01] at ${width} px, in ${colorScheme}, no card that arrives is larger than the frame’s content, and nothing moves`, async () => {
      const releaseScripts = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await expect(frameOf(page).getByRole('heading', { name: 'Valentines', exact: true })).toBeVisible();
      const largest = await largestPaintIn(page, paints);
      releaseScripts();
      await expect(cards).toBeVisible();
      await picturesIn(page);
      const after = await paints();
      expect([after.largest, after.shift]).toEqual([largest, 0]);
    });

    await test.step(`[FST-01] at ${width} px, in ${colorScheme}, a mode that the user chooses before the app has loaded moves its thumb and shifts nothing`, async () => {
      const releaseScripts = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await frameOf(page).getByRole('radio', { name: 'Anonymous' }).check();
      await expect(page.locator('html.dark')).toHaveCount(isDark ? 1 : 0);
      const thumb = appOf(page).getByRole('radiogroup').locator('span').first();
      releaseScripts();
      await expect(appOf(page).getByRole('heading', { name: 'Questions', exact: true })).toBeVisible();
      await thumb.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      expect((await paints()).shift).toBeLessThan(0.0005);
    });
  }
});

test('[FST-01] the HTML fits the first round trip in every language, with the largest recipient of a link and without', async ({
  request,
}) => {
  // A recipient with the longest name, photo address and prompt, and three wishes. Each character compresses badly.
  const long = Array.from({ length: 64 }, (_, index) => String.fromCodePoint(0x1f300 + index * 11));
  const photoUrl = `https://t.me/${long.map((_, index) => createHash('sha256').update(String(index)).digest('base64url').slice(0, 7)).join('')}`;
  const recipient = await createTestUser(request, { firstName: long.join(''), photoUrl });
  const profile = { prompt: { kind: 'own', own: long.slice(4).toReversed().join('') }, wishes: ['teddy', 'ring', 'bouquet'] };
  await callAs(request, recipient.initData, 'POST', '/api/profile/update', profile);
  const linkTo = (entry: string) => `/?entry=${entry}&tgWebAppStartParam=${recipient.code}`;
  const pages = { '/share': '/', '/send': linkTo('send'), '/ask': linkTo('ask') };
  // The server omits the frame if its lookup of the recipient takes too long.
  for (const locale of locales)
    for (const [route, address] of Object.entries(pages)) {
      const frame = new RegExp(`<div id="frame" data-route="${route}" data-mode="\\w+" lang="${locale}"`);
      let bytes = 0;
      // The server omits the frame if its lookup of the recipient takes too long.
      const sendsFrame = async () => {
        const response = await request.get(appUrl() + address, { headers: { 'Accept-Language': locale, 'Sec-Fetch-Mode': 'navigate' } });
        bytes = Number(response.headers()['content-length']);
        return frame.test(await response.text());
      };
      await expect.poll(sendsFrame, { message: `${locale} ${route}` }).toBe(true);
      expect(bytes, `${locale} ${route}`).toBeLessThanOrEqual(limits.html - limits.canaries);
    }
});
