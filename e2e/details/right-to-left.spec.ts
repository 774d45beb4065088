import type { Locator } from 'playwright/test';
import { isLeftOf, placeOf, seenFromLeft } from '../support/places.ts';
import { changeLanguage, goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { createTestUser, openWithInitData } from '../support/test-users.ts';
import { having, wordsOf } from '../support/words.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The font size of a text in CSS pixels if the page had another language. */
const sizeIn = (text: Locator, language: string): Promise<number> =>
  text.evaluate((element, lang) => {
    const root = document.documentElement;
    const own = root.lang;
    root.lang = lang;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    root.lang = own;
    return size;
  }, language);

const counters = [
  { locale: 'ar', counter: '5/100' },
  { locale: 'fa', counter: '۵/۱۰۰' },
  { locale: 'he', counter: '5/100' },
];

test('Designs, tutorial, numbers and prices follow the direction of right-to-left languages', async ({ page, request }) => {
  const words = wordsOf('ar');
  const layla = await createTestUser(request, { firstName: 'ليلى', languageCode: 'ar' });
  const erin = await createTestUser(request, { firstName: 'Erin' });
  const menu = page.getByRole('dialog');
  const poster = (design: string) => menu.locator(`[data-look=${design}]`);
  const pages = menu.getByRole('region', { name: words('share-story-steps') });
  const dots = pages.getByRole('listitem').getByRole('button');
  const expectStep = (step: number) => expect(dots.nth(step - 1)).toHaveAttribute('aria-current', 'step');
  const swipe = async (pixels: number) => {
    const { middle, y } = await placeOf(pages);
    await page.mouse.move(middle, y + 40);
    await page.mouse.down();
    await page.mouse.move(middle + pixels, y + 40, { steps: 4 });
    await page.mouse.up();
  };

  await test.step('[I18-02] the share menu shows the link from left to right', async () => {
    await openWithInitData(page, layla, { app: 'main' });
    await page.getByRole('button', { name: words('share-step-share-action'), exact: true }).click();
    await page.getByRole('button', { name: words('share-age-confirm') }).click();
    const link = menu.locator('[dir=ltr]').filter({ hasText: 'startapp=' });
    expect(await seenFromLeft(link)).toBe(await link.textContent());
  });

  await test.step('[I18-02][VIS-04] the next design is on the left, and the left arrow leads to it', async () => {
    await expect(poster('classic').locator('img')).toHaveJSProperty('naturalWidth', 540);
    expect(await isLeftOf(poster('letter'), poster('classic'))).toBe(true);
    await menu.getByRole('radio', { name: words('share-look-classic') }).press('ArrowLeft');
    await expect(menu.getByRole('radio', { name: words('share-look-letter') })).toBeChecked();
    const middleOf = async (place: Locator) => Math.round((await placeOf(place)).middle);
    await expect.poll(async () => (await middleOf(poster('letter'))) - (await middleOf(poster('letter').locator('..')))).toBe(0);
  });

  await test.step('[I18-02][SHR-06] in the tutorial a swipe to the right and the left arrow lead to the next step', async () => {
    await menu.getByRole('button', { name: words('share-menu-how') }).click();
    await expectStep(1);
    expect(await isLeftOf(dots.nth(1), dots.nth(0))).toBe(true);
    await swipe(60);
    await expectStep(2);
    await swipe(-60);
    await expectStep(1);
    await dots.nth(0).press('ArrowLeft');
    await expectStep(2);
    await dots.nth(0).press('ArrowRight');
    await expectStep(1);
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
    await expect(menu).toHaveCount(0);
  });

  await goTo(page, `/send?code=${erin.code}`);
  for (const { locale, counter } of counters)
    await test.step(`[I18-02] in ${locale} signs are before their numbers, and price text is one size smaller`, async () => {
      const own = wordsOf(locale);
      await changeLanguage(page, locale);
      await page.getByRole('button', { name: own('send-open') }).click();
      const modal = page.getByRole('dialog', { name: own('send-sheet') });
      await modal.getByRole('button', { name: having(own('send-gift-tulip')) }).click();
      await modal.getByRole('textbox', { name: own('send-message') }).fill('abcde');
      expect(await seenFromLeft(modal.getByText(counter))).toBe(counter);
      const extras = modal.getByText('+49', { exact: true });
      await expect(extras).toHaveCount(2);
      for (const index of [0, 1]) {
        const extra = extras.nth(index);
        expect(await seenFromLeft(extra)).toBe('+49');
        expect(await sizeIn(extra, locale)).toBeLessThan(await sizeIn(extra, 'de'));
        const star = await placeOf(extra.locator('svg'));
        const text = await placeOf(extra);
        expect(star.end).toBeLessThanOrEqual(text.end);
        expect(star.middle).toBeGreaterThan(text.middle);
      }
      // a draft would change the button of the page
      await modal.getByRole('textbox', { name: own('send-message') }).fill('');
      await modal.getByRole('button', { name: own('send-close') }).click();
      await expect(modal).toHaveCount(0);
    });
});
