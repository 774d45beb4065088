import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from 'playwright/test';
import { contactSheet, type Shot } from '../support/contact-sheet.ts';
import { pictureNames } from '../support/names.ts';
import { sendOpened, unopenedOf } from '../support/notes.ts';
import { expect, test } from '../support/test.ts';
import { callAs, createTestUser, openWithInitData, type TestUser } from '../support/test-users.ts';
import { setTheme, settle } from '../support/visual-checks.ts';
import { having, wordsOf } from '../support/words.ts';

/** With PICTURES set, draws one contact sheet for each language: the main screens and the posters. */
const languages = process.env.PICTURES ? Object.entries(pictureNames) : [];
const phone = { width: 390, height: 844 };
const folder = path.resolve(import.meta.dirname, '../../docs/pictures/languages');
const LIMIT = 250_000;

type Words = ReturnType<typeof wordsOf>;

test.use({ viewport: phone });
test.describe.configure({ mode: 'parallel' });

for (const [locale, { owner, friend, stranger }] of languages) {
  test(`[I18-01][VIS-08] the pictures of ${locale}`, async ({ page, request }) => {
    const words = wordsOf(locale);
    const [mine, theirs, far] = await Promise.all(
      [owner, friend, stranger].map((firstName) => createTestUser(request, { firstName, languageCode: locale })),
    );
    if (!mine || !theirs || !far) throw new Error('Three users are needed');
    const answered = await receive(request, words, mine, theirs, far);
    await page.context().addInitScript(addFallbackFont);
    await openWithInitData(page, mine, { app: 'main' });
    const shots = [
      ...(await onSharePage(page, words)),
      ...(await inInbox(page, words)),
      ...(await onSendPage(await page.context().newPage(), words, mine, theirs)),
      await poster(request, mine, `${mine.code}/?mode=valentine`, 'poster of a link'),
      await poster(request, mine, `${answered}/`, 'poster of an answer'),
    ];
    const target = path.join(folder, `${locale}.jpg`);
    await contactSheet(page, target, shots, { columns: 5, width: 264, height: 572, quality: 62 });
    expect((await stat(target)).size).toBeLessThan(LIMIT);
  });
}

/**
 * Adds the app's display font to the body text. A test machine may have no font for a script that every phone has, for example Devanagari.
 * It must run before the first layout: text that was laid out without a glyph is not laid out again.
 */
function addFallbackFont(): void {
  const own = '-apple-system, BlinkMacSystemFont, "SF Pro Text", "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`body { --font-body: ${own}, var(--font-display) }`);
  document.adoptedStyleSheets = [sheet];
}

/** Fills the owner's inbox. Returns the id of an answered note. */
async function receive(request: APIRequestContext, words: Words, mine: TestUser, theirs: TestUser, far: TestUser): Promise<string> {
  await write(request, far, mine, { itemId: 'candy', message: words('send-canned-2'), isOpenSympathy: true });
  await callAs(request, mine.initData, 'POST', `/api/inventory/unwrap/${await unopenedOf(request, mine)}`);
  const answered = await sendOpened(request, theirs, mine, words('send-canned-3'));
  await callAs(request, mine.initData, 'POST', `/api/valentine/${answered}/answer`, { answer: words('send-canned-7') });
  await write(request, far, mine, { itemId: 'candy', message: words('send-canned-1') });
  await write(request, theirs, mine, { itemId: 'kiss', message: words('send-canned-5') });
  return answered;
}

async function write(request: APIRequestContext, from: TestUser, to: TestUser, order: object): Promise<void> {
  await callAs(request, from.initData, 'POST', '/api/order/checkout', { valentineCode: to.code, ...order });
}

async function onSharePage(page: Page, words: Words): Promise<Shot[]> {
  await page.getByRole('radio', { name: words('share-mode-valentine') }).check();
  await expect(page.getByRole('heading', { name: words('share-title-valentine') })).toBeVisible();
  const share = await shot(page, 'share');
  await setTheme(page, true);
  await page.getByRole('button', { name: words('share-settings'), exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: having(words('share-settings-language')) })).toBeVisible();
  const settings = await shot(page, 'settings');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await setTheme(page, false);
  return [share, settings];
}

async function inInbox(page: Page, words: Words): Promise<Shot[]> {
  await page.getByRole('link', { name: having(words('inbox-tab')) }).click();
  await page.getByRole('radio', { name: words('inbox-tab-valentine') }).check();
  const opened = page.getByRole('button', { name: having(words('inbox-card-opened')) });
  await expect(opened).toHaveCount(2);
  const inbox = await shot(page, 'inbox');
  await page
    .getByRole('button', { name: new RegExp(`${having(words('send-gift-tulip')).source}.*${having(words('inbox-card-opened')).source}`) })
    .click();
  const sheet = page.getByRole('dialog');
  const reveal = sheet.getByRole('button', { name: words('inbox-reveal'), exact: true });
  await expect(reveal).toBeVisible();
  const letter = await shot(page, 'letter');
  await setTheme(page, true);
  await reveal.click();
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  return [inbox, letter, await shot(page, 'packs')];
}

async function onSendPage(page: Page, words: Words, mine: TestUser, theirs: TestUser): Promise<Shot[]> {
  await openWithInitData(page, mine, { app: 'send', code: theirs.code });
  const open = page.getByRole('button', { name: words('send-open'), exact: true });
  await expect(open).toBeVisible();
  const send = await shot(page, 'send');
  await open.click();
  const sheet = page.getByRole('dialog');
  const teddy = sheet.getByRole('button', { name: having(words('send-gift-teddy')) });
  await expect(teddy).toBeVisible();
  const gifts = await shot(page, 'gifts');
  await teddy.click();
  await sheet.getByRole('textbox').fill(words('send-canned-4'));
  return [send, gifts, await shot(page, 'checkout')];
}

/** Takes a picture after all fonts, pictures and animations are ready. */
async function shot(page: Page, caption: string): Promise<Shot> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  });
  await settle(page);
  return { caption, image: await page.screenshot({ type: 'png', animations: 'disabled' }) };
}

async function poster(request: APIRequestContext, mine: TestUser, of: string, caption: string): Promise<Shot> {
  const { url } = await callAs<{ url: string }>(request, mine.initData, 'GET', `/api/share-image/${of}`);
  return { caption, image: await (await request.get(url)).body() };
}
