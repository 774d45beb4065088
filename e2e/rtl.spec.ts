import type { Locator, Page } from 'playwright/test';
import { sendNote } from './support/notes.ts';
import { seenFromLeft } from './support/places.ts';
import { makeStranger, openNative, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';
import { having, wordsOf } from './support/words.ts';

/** The loop in languages that run from right to left, in clients of their own. */
test.use({ viewport: { width: 390, height: 844 } });

const ar = wordsOf('ar');
let layla: Stranger;
let erin: Stranger;
test.beforeAll(async ({ request }) => {
  layla = await makeStranger(request, { firstName: 'ليلى', languageCode: 'ar' });
  erin = await makeStranger(request, { firstName: 'Erin' });
});

const placeOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (box === null) throw new Error('not shown');
  return { ...box, middle: box.x + box.width / 2, end: box.x + box.width };
};
const isLeftOf = async (one: Locator, other: Locator) => (await placeOf(one)).middle < (await placeOf(other)).middle;
/** The size of a text if the page were in a language, in pixels. */
const sizeIn = (text: Locator, language: string) =>
  text.evaluate((element, lang) => {
    const root = document.documentElement;
    const own = root.lang;
    root.lang = lang;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    root.lang = own;
    return size;
  }, language);
const isMirrored = (icon: Locator) => icon.evaluate((element) => getComputedStyle(element).scale === '-1 1');

/** From the page of a recipient to the checkout of a tulip. */
async function toCheckout(page: Page, words = ar): Promise<Locator> {
  await page.getByRole('button', { name: words('send-open') }).click();
  const modal = page.getByRole('dialog', { name: words('send-sheet') });
  await modal.getByRole('button', { name: having(words('send-gift-tulip')) }).click();
  await expect(modal.getByRole('textbox', { name: words('send-message') })).toBeVisible();
  return modal;
}

test('[I18-02][SND-04] in Arabic a valentine is chosen and sent by keyboard: arrows, thumbs and ways back run from right to left', async ({
  page,
}) => {
  await openNative(page, layla, { app: 'send', code: erin.code });
  await page.getByRole('button', { name: ar('send-open') }).press('Enter');
  const modal = page.getByRole('dialog', { name: ar('send-sheet') });
  const [gifts, wishlist] = [ar('send-tab-gifts'), ar('send-tab-wishlist')].map((name) => modal.getByRole('radio', { name, exact: true }));
  if (!gifts || !wishlist) throw new Error('two lists');
  expect(await isLeftOf(wishlist, gifts)).toBe(true);
  const thumb = modal.getByRole('radiogroup').first().locator('> [aria-hidden]');
  await gifts.press('ArrowLeft');
  await expect(wishlist).toBeChecked();
  await expect.poll(async () => (await placeOf(thumb)).middle).toBeCloseTo((await placeOf(wishlist)).middle, 0);
  await wishlist.press('ArrowRight');
  await expect(gifts).toBeChecked();
  const tulip = modal.getByRole('button', { name: having(ar('send-gift-tulip')) });
  expect(await isLeftOf(modal.getByRole('listitem').nth(1), tulip)).toBe(true);
  await tulip.press('Enter');

  const message = modal.getByRole('textbox', { name: ar('send-message') });
  await expect(message).toBeVisible();
  const back = modal.getByRole('button', { name: ar('send-back') });
  expect(await isMirrored(back.locator('svg'))).toBe(true);
  expect(await isLeftOf(modal.getByRole('button', { name: ar('send-close') }), back)).toBe(true);
  await message.pressSequentially('مرحبا');
  const hidden = modal.getByRole('radio', { name: ar('send-privacy-reveal'), exact: true });
  await hidden.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(modal.getByRole('radio', { name: ar('send-privacy-open'), exact: true })).toBeChecked();
  const superSwitch = modal.getByRole('switch');
  const knob = superSwitch.locator('~ * > *');
  const off = await placeOf(knob);
  await superSwitch.press('Space');
  await expect.poll(async () => (await placeOf(knob)).x).toBe(off.x - 20);
  await superSwitch.press('Space');
  await modal.getByRole('button', { name: ar('send-submit'), exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: ar('send-success-title') })).toBeVisible();
});

test('[I18-02][INB-01][RPL-01] in Arabic a note is opened and answered', async ({ page, request }) => {
  const owner = await makeStranger(request, { firstName: 'سلمى', languageCode: 'ar' });
  await sendNote(request, erin, owner, 'Hello, you!');
  await openNative(page, owner, { app: 'main' });
  await page.getByRole('link', { name: ar('inbox-tab') }).click();
  const [share, inbox] = [ar('share-tab'), ar('inbox-tab')].map((name) => page.getByRole('link', { name }));
  if (!share || !inbox) throw new Error('two tabs');
  expect(await isLeftOf(inbox, share)).toBe(true);
  await page.getByRole('radio', { name: ar('inbox-tab-valentine') }).check();
  await page.getByRole('button', { name: having(ar('inbox-wrapped-valentine')) }).press('Enter');
  const detail = page.getByRole('dialog');
  const words = detail.getByText('Hello, you!');
  await expect(words).toBeVisible();
  expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  expect(await seenFromLeft(words)).toBe('Hello, you!');
  await detail.getByRole('button', { name: ar('inbox-reply') }).press('Enter');
  const answer = detail.getByRole('textbox', { name: ar('inbox-reply-label') });
  await answer.pressSequentially('أهلا');
  expect(await seenFromLeft(detail.getByText('4/144'))).toBe('4/144');
  await detail.getByRole('button', { name: ar('inbox-reply-send') }).press('Enter');
  await expect(detail.getByText('أهلا')).toBeVisible();
});

test('[I18-02][SHR-06] in Arabic the tutorial turns the other way: a finger to the right and the left arrow go on', async ({ page }) => {
  await openNative(page, layla, { app: 'main' });
  await page.getByRole('button', { name: ar('share-step-share-action'), exact: true }).click();
  await page.getByRole('button', { name: ar('share-age-confirm') }).click();
  const menu = page.getByRole('dialog');
  const link = menu.locator('[dir=ltr]').filter({ hasText: 'startapp=' });
  expect(await seenFromLeft(link)).toBe(await link.textContent());
  await menu.getByRole('button', { name: ar('share-menu-how') }).click();
  const pages = menu.getByRole('region', { name: ar('share-story-steps') });
  const dots = pages.getByRole('listitem').getByRole('button');
  const isAt = (step: number) => expect(dots.nth(step - 1)).toHaveAttribute('aria-current', 'step');
  const swipe = async (dx: number) => {
    const { middle, y } = await placeOf(pages);
    await page.mouse.move(middle, y + 40);
    await page.mouse.down();
    await page.mouse.move(middle + dx, y + 40, { steps: 4 });
    await page.mouse.up();
  };
  expect(await isLeftOf(dots.nth(1), dots.nth(0))).toBe(true);
  await swipe(60);
  await isAt(2);
  await swipe(-60);
  await isAt(1);
  await dots.nth(0).press('ArrowLeft');
  await isAt(2);
  await dots.nth(0).press('ArrowRight');
  await isAt(1);
});

for (const [locale, count] of [
  ['ar', '5/100'],
  ['fa', '۵/۱۰۰'],
  ['he', '5/100'],
] as const) {
  test(`[I18-02] in ${locale} signs stay before their numbers, and prices read left to right`, async ({ page, request }) => {
    const words = wordsOf(locale);
    await openNative(page, await makeStranger(request, { firstName: 'Ann', languageCode: locale }), { app: 'send', code: erin.code });
    const modal = await toCheckout(page, words);
    await modal.getByRole('textbox', { name: words('send-message') }).fill('abcde');
    expect(await seenFromLeft(modal.getByText(count))).toBe(count);
    const extras = modal.getByText('+49', { exact: true });
    await expect(extras).toHaveCount(2);
    for (const extra of await extras.all()) {
      expect(await seenFromLeft(extra)).toBe('+49');
      expect(await sizeIn(extra, locale)).toBeLessThan(await sizeIn(extra, 'de'));
      expect((await placeOf(extra.locator('svg'))).end).toBeLessThanOrEqual((await placeOf(extra)).end);
      expect((await placeOf(extra.locator('svg'))).middle).toBeGreaterThan((await placeOf(extra)).middle);
    }
  });
}
