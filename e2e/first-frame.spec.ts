import type { Page } from 'playwright/test';
import { appOf, boxesOf, frameOf, holdScripts, movedBetween, type Paints, watchPaints } from './support/first-frame.ts';
import { codeOf, launch } from './support/launch.ts';
import { cutWords, violations, widerThanPage } from './support/look.ts';
import { openInbox, sendNote } from './support/notes.ts';
import { makeStranger, openNative } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** What the HTML alone draws, and how the app takes its place: on the production build, with its scripts held back. */

const title = { level: 1 } as const;

/** Until all pictures of the page are drawn, however late they were asked for. */
const picturesIn = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/**
 * How often something was the largest until the frame's largest picture was: a little larger than it is in the app, however a browser
 * rounds what it draws between two pixels.
 */
async function largestOf(page: Page, paints: () => Promise<Paints>): Promise<number> {
  const area = await frameOf(page)
    .locator('img')
    .evaluateAll((images) => Math.max(...(images as HTMLElement[]).map(({ offsetWidth, offsetHeight }) => offsetWidth * offsetHeight)));
  await expect.poll(async () => (await paints()).largestArea).toBeGreaterThan(area + 1);
  return (await paints()).largest;
}

/** Judges the frame as it stands; returns the way to judge how the app took its place. */
async function judge(page: Page, paints: () => Promise<Paints>): Promise<() => Promise<void>> {
  await expect(frameOf(page).getByRole('heading', title)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await violations(page)).toEqual([]);
  expect([await cutWords(page), await widerThanPage(page)]).toEqual([[], 0]);
  const before = await boxesOf(page, '#frame');
  const largest = await largestOf(page, paints);
  return async () => {
    await expect(appOf(page).getByRole('heading', title)).toBeVisible();
    await expect(frameOf(page)).toHaveCount(0);
    expect(movedBetween(before, await boxesOf(page, '#root'))).toEqual([]);
    const seen = await paints();
    // the letters of a title in the middle of its line settle when their face comes, by no more than a few pixels
    expect(seen.shift).toBeLessThan(0.0005);
    expect(seen.largest).toBe(largest);
  };
}

test('[FST-01][FST-02][ENV-05] the share page stands before any script; what is tapped then is done when the app takes its place, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paints = await watchPaints(page);
  const letGo = await holdScripts(page);
  await launch(page, 'alice');
  const frame = frameOf(page);
  await expect(frame.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await expect(frame.getByRole('link')).toHaveText(['Share', 'Send', 'Inbox']);
  await expect(frame.getByText('Your inbox is paused')).toHaveCount(0);
  // a browser measures what is largest until the first tap
  await largestOf(page, paints);
  const settings = frame.getByRole('button', { name: 'Settings' });
  await settings.click();
  await expect(settings).toHaveAttribute('aria-busy', 'true');
  const judgeAfter = await judge(page, paints);
  letGo();
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  // it opened once; and the focus went over with it
  await expect(appOf(page).getByRole('button', { name: 'Settings' })).toBeFocused();
  await judgeAfter();
});

for (const { app, languageCode, width, isDark, words } of [
  { app: 'send', languageCode: 'de', width: 390, isDark: true, words: /^Ein Valentinsgruß für .?Annegret/ },
  { app: 'ask', languageCode: 'ar', width: 320, isDark: false, words: /^سؤالك إلى .?Annegret/ },
] as const) {
  test.describe(`a friend's link in ${languageCode}`, () => {
    test.use({ locale: languageCode, viewport: { width, height: 844 }, colorScheme: isDark ? 'dark' : 'light' });

    test(`[FST-01] shows the friend with the HTML alone, at ${width} px, and asks nobody about them again`, async ({ page, request }) => {
      const friend = await makeStranger(request, { firstName: 'Annegret' });
      const visitor = await makeStranger(request, { firstName: 'Zoe', languageCode });
      const asked: string[] = [];
      page.on('request', (each) => asked.push(new URL(each.url()).pathname));
      const paints = await watchPaints(page);
      const letGo = await holdScripts(page);
      await openNative(page, visitor, { app, code: friend.code, isDark, until: 'commit' });
      await expect(frameOf(page).getByRole('heading', title)).toHaveText(words);
      await expect(page.locator('html')).toHaveClass(isDark ? /dark/ : /^(?!.*dark)/);
      const judgeAfter = await judge(page, paints);
      letGo();
      await judgeAfter();
      expect(asked.filter((path) => path === `/api/profile/${friend.code}`)).toEqual([]);
    });
  });
}

test('[FST-01] a page that is cut before its script shows what there is of it', async ({ page, ann }) => {
  await holdScripts(page);
  await page.route(/entry=ask/, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.slice(0, html.indexOf('<footer')) });
  });
  await openNative(page, ann, { app: 'ask', code: ann.code, until: 'commit' });
  await expect(frameOf(page).getByRole('heading', title)).toBeVisible();
});

test('[FST-01] a page that comes in pieces shows its frame when all of it is there: nothing moves', async ({ page, ann }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paints = await watchPaints(page);
  await holdScripts(page);
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // what the browser reads after a stylesheet waits for it, as for the next piece
  await page.route(/entry=ask/, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace('<footer', '<link rel="stylesheet" href="/host/piece.css"><footer') });
  });
  await page.route(/piece\.css/, async (route) => {
    await gate;
    await route.fulfill({ contentType: 'text/css', body: '' });
  });
  await openNative(page, ann, { app: 'ask', code: ann.code, until: 'commit' });
  const heading = frameOf(page).getByRole('heading', { ...title, includeHidden: true });
  await expect(heading).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(heading).toBeHidden();
  letGo();
  await expect(heading).toBeVisible();
  await largestOf(page, paints);
  expect((await paints()).shift).toBeLessThan(0.0005);
});

test('[FST-01][I18-04] in another language than the person’s the frame has no words to be seen, and the app has theirs', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  const code = await codeOf(page, 'alice');
  await launch(page, 'boris', { app: 'ask', start: code });
  await expect(frameOf(page).getByRole('heading', title)).toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
  letGo();
  await expect(appOf(page).getByRole('button', { name: 'Спросить анонимно' })).toBeVisible();
});

test('[FST-01][FST-02] the inbox stands after a reload, in the mode that the device remembers; a tab that is tapped leads on', async ({
  page,
}) => {
  await launch(page, 'alice');
  await appOf(page).getByRole('link', { name: 'Inbox' }).click();
  await appOf(page).getByRole('radio', { name: 'Valentines' }).check();
  await expect(appOf(page).getByRole('heading', { name: 'Valentines', exact: true })).toBeVisible();
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(frameOf(page).getByRole('heading', { name: 'Valentines', exact: true })).toBeVisible();
  await expect(frameOf(page).getByRole('radio', { name: 'Valentines' })).toBeChecked();
  await frameOf(page).getByRole('link', { name: 'Share' }).click();
  letGo();
  await expect(appOf(page).getByRole('heading', { name: 'Get valentines' })).toBeVisible();
});

for (const { width, isDark } of [
  { width: 390, isDark: false },
  { width: 320, isDark: true },
]) {
  test.describe(`an inbox with notes in it, at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme: isDark ? 'dark' : 'light' });

    test('[FST-01] has its largest content with the HTML alone: no card that comes is larger, and nothing moves', async ({
      page,
      ann,
      known,
    }) => {
      await sendNote(page.request, ann, known.alice, 'One');
      await openInbox(page);
      const cards = appOf(page).getByRole('button', { name: /^Valentine/ });
      await expect(cards).toHaveCount(1);
      const paints = await watchPaints(page);
      const letGo = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await expect(frameOf(page).getByRole('heading', { name: 'Valentines', exact: true })).toBeVisible();
      const largest = await largestOf(page, paints);
      letGo();
      await expect(cards).toBeVisible();
      await picturesIn(page);
      const seen = await paints();
      expect([seen.largest, seen.shift]).toEqual([largest, 0]);
    });
  });
}

test('[FST-01] the thumb of a mode that was chosen before the code was there slides over, and moves nothing', async ({ page }) => {
  await launch(page, 'alice');
  await appOf(page).getByRole('link', { name: 'Inbox' }).click();
  await expect(appOf(page).getByRole('heading', { name: 'Questions', exact: true })).toBeVisible();
  const paints = await watchPaints(page);
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await frameOf(page).getByRole('radio', { name: 'Valentines' }).check();
  const thumb = appOf(page).getByRole('radiogroup').locator('span').first();
  letGo();
  await expect(appOf(page).getByRole('heading', { name: 'Valentines', exact: true })).toBeVisible();
  await thumb.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect((await paints()).shift).toBeLessThan(0.0005);
});
