import type { Page } from 'playwright/test';
import { type Misfit, type Ruler, rulerScript } from '../support/fit.ts';
import { sendOpened } from '../support/notes.ts';
import { changeLanguage, goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { createTestUser, openWithInitData, type TestUser } from '../support/test-users.ts';
import { cutWords, settle, widerThanPage } from '../support/visual-checks.ts';
import { having, wordsOf } from '../support/words.ts';

/** The kinds of misfit that hide text. An ellipsis is allowed. */
const faults: readonly Misfit['kind'][] = ['cut', 'beyond its card', 'beyond the page', 'over another', 'no room'];

async function expectFit(page: Page, name: string): Promise<void> {
  await settle(page);
  const { misfits } = await page.evaluate(() => (window as unknown as { ruler: Ruler }).ruler.read(document));
  expect.soft(await widerThanPage(page), `${name}, pixels beyond the page`).toBeLessThanOrEqual(0);
  expect.soft(await cutWords(page), `${name}, words that are cut`).toEqual([]);
  expect
    .soft(
      misfits.filter(({ kind }) => faults.includes(kind)),
      name,
    )
    .toEqual([]);
}

/** Waits for the styles of small viewports, which the app loads when it is idle. */
const waitForSmallStyles = (page: Page) =>
  page.waitForFunction(() => Array.from(document.styleSheets).some(({ href }) => /idle\.\w+\.css/.test(href ?? '')));

/** Visits the share page, its sheets, the inbox and a note. */
async function visitOwnPages(page: Page, language: string): Promise<void> {
  const words = wordsOf(language);
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await goTo(page, '/share');
  await expect(page.getByRole('button', { name: words('share-step-share-action'), exact: true })).toBeVisible();
  await expectFit(page, 'share page');
  await page.getByRole('button', { name: words('share-step-share-action'), exact: true }).click();
  await expect(dialog.getByRole('button', { name: words('share-menu-save') })).toBeAttached();
  await expectFit(page, 'poster sheet');
  await close();
  await page.getByRole('button', { name: words('share-settings') }).click();
  await expect(dialog.getByRole('button', { name: having(words('share-settings-safety')) })).toBeAttached();
  await expectFit(page, 'settings');
  await dialog.getByRole('button', { name: having(words('share-settings-safety')) }).click();
  await expect(dialog.getByRole('switch')).not.toHaveCount(0);
  await expectFit(page, 'safety');
  // leads back to the settings
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: having(words('share-settings-safety')) })).toBeAttached();
  await close();
  await page.getByRole('link').last().click();
  await page.getByRole('radio').nth(1).check({ force: true });
  await expect(page.locator('[data-note]')).toHaveCount(1);
  await expectFit(page, 'inbox');
  await page.locator('[data-note] button').click();
  await expect(dialog.getByRole('button', { name: words('inbox-reply') })).toBeAttached();
  await expectFit(page, 'note');
  await close();
}

/** Sends a gift from the page of a recipient. */
async function sendGift(page: Page, recipient: TestUser, language: string, message: string): Promise<void> {
  const words = wordsOf(language);
  const dialog = page.getByRole('dialog').last();
  await goTo(page, `/send?code=${recipient.code}`);
  await expect(page.getByRole('button', { name: words('send-open') })).toBeAttached();
  await expectFit(page, 'send page');
  await page.getByRole('button', { name: words('send-open') }).click();
  await expect(dialog.getByRole('button').nth(3)).toBeAttached();
  await expectFit(page, 'gifts');
  await dialog.locator('button:has(img)').first().click();
  await dialog.getByRole('textbox').fill(message);
  await expectFit(page, 'checkout');
  await dialog.getByRole('button', { name: words('send-submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words('send-success-title') })).toBeVisible();
  await expectFit(page, 'success');
}

const PHONE = { width: 195, height: 422 };
const DESKTOP = { width: 320, height: 256 };
const zooms = [
  ...['en', 'ru', 'de', 'ar'].map((language) => ({ name: 'a phone at 200 %', viewport: PHONE, language })),
  { name: 'a desktop at 400 %', viewport: DESKTOP, language: 'en' },
];

test.use({ viewport: PHONE, deviceScaleFactor: 2 });

test('[VIS-01][ENV-04] a zoomed page shows every word and does not scroll sideways', async ({ page, request }) => {
  const user = await createTestUser(request, { firstName: 'Maximilian' });
  const friend = await createTestUser(request, { firstName: 'Alexandra' });
  await sendOpened(request, friend, user, 'You make Mondays bearable');
  await page.addInitScript(rulerScript);
  await openWithInitData(page, user, { app: 'main' });
  await waitForSmallStyles(page);

  await test.step('[VIS-01][SAF-02] the age question fits in each zoom and language', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    for (const { name, viewport, language } of zooms) {
      await page.setViewportSize(viewport);
      await changeLanguage(page, language);
      await expect(page.getByRole('dialog').getByRole('button', { name: wordsOf(language)('share-age-confirm') })).toBeVisible();
      await expectFit(page, `age, ${name}, ${language}`);
    }
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(page.getByRole('button', { name: wordsOf('en')('share-menu-save') })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const [index, { name, viewport, language }] of zooms.entries())
    await test.step(`[VIS-01][ENV-04] ${name}, ${language}: the share page, the inbox and a gift fit`, async () => {
      await page.setViewportSize(viewport);
      await changeLanguage(page, language);
      await visitOwnPages(page, language);
      // the server rejects the same words twice
      await sendGift(page, friend, language, `Hello you there, how are you? ${index}`);
    });
});
