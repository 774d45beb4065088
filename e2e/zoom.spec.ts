import type { Page } from 'playwright/test';
import { type Misfit, type Ruler, rulerScript } from './support/fit.ts';
import { cutWords, settle, widerThanPage } from './support/look.ts';
import { sendOpened } from './support/notes.ts';
import { makeStranger, openNative, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';
import { having, wordsOf } from './support/words.ts';

/** A browser's own zoom, which leaves a page so much less room: a phone at 200 %, a desktop at 400 %. */

/** Words that are cut, or lie beyond their card, on others, or beyond the page. What ends in an ellipsis may. */
const bad: readonly Misfit['kind'][] = ['cut', 'beyond its card', 'beyond the page', 'over another', 'no room'];

async function faultsOf(page: Page, name: string): Promise<string[]> {
  await settle(page);
  const { misfits } = await page.evaluate(() => (window as unknown as { ruler: Ruler }).ruler.read(document));
  const wide = (await widerThanPage(page)) > 0 ? ['wider than the page'] : [];
  const found = misfits.filter(({ kind }) => bad.includes(kind)).map(({ kind, text }) => `${kind}: ${text}`);
  return [...wide, ...(await cutWords(page)).map((line) => `cut: ${line}`), ...found].map((line) => `${name}: ${line}`);
}

/** The rules for so little room come with what runs when the page has nothing else to do. */
const rulesAreHere = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /living\.\w+\.css/.test(name)));

/** Everything that a person meets in a language, with the faults of each place. */
async function walk(page: Page, me: Stranger, language: string): Promise<string[]> {
  const words = wordsOf(language);
  const found: string[] = [];
  const look = async (name: string) => void found.push(...(await faultsOf(page, name)));
  const dialog = page.getByRole('dialog');
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await openNative(page, me, { app: 'main' });
  await rulesAreHere(page);
  await look('share page');
  await page.getByRole('button', { name: words('share-step-share-action'), exact: true }).click();
  await expect(dialog.getByRole('button', { name: words('share-age-confirm') })).toBeVisible();
  await look('age');
  await dialog.getByRole('button', { name: words('share-age-confirm') }).click();
  await expect(dialog.getByRole('button', { name: words('share-menu-save') })).toBeAttached();
  await look('studio');
  await leave();
  await page.getByRole('button', { name: words('share-settings') }).click();
  await expect(dialog.getByRole('button', { name: having(words('share-settings-safety')) })).toBeAttached();
  await look('settings');
  await dialog.getByRole('button', { name: having(words('share-settings-safety')) }).click();
  await expect(dialog.getByRole('switch')).not.toHaveCount(0);
  await look('safety');
  await leave();
  await page.getByRole('link').last().click();
  await page.getByRole('radio').nth(1).check({ force: true });
  await look('inbox');
  await page.locator('[data-note] button').first().click();
  await expect(dialog.getByRole('button', { name: words('inbox-reply') })).toBeAttached();
  await look('note');
  return found;
}

async function send(page: Page, me: Stranger, to: Stranger, language: string): Promise<string[]> {
  const words = wordsOf(language);
  const found: string[] = [];
  const look = async (name: string) => void found.push(...(await faultsOf(page, name)));
  const dialog = page.getByRole('dialog').last();
  await openNative(page, me, { app: 'send', code: to.code });
  await rulesAreHere(page);
  await look('send page');
  await page.getByRole('button', { name: words('send-open') }).click();
  await expect(dialog.getByRole('button').nth(3)).toBeAttached();
  await look('gifts');
  await dialog.locator('button:has(img)').first().click();
  await dialog.getByRole('textbox').fill('Hello you there, how are you?');
  await look('checkout');
  await dialog.getByRole('button', { name: words('send-submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words('send-success-title') })).toBeVisible();
  await look('success');
  return found;
}

for (const [of, width, height, languages] of [
  ['a phone at 200 %', 195, 422, ['en', 'ru', 'de', 'ar']],
  ['a desktop at 400 %', 320, 256, ['en']],
] as const)
  test.describe(of, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: 4 });

    for (const language of languages)
      test(`[VIS-01][ENV-04] ${of}, ${language}: no words are cut, nothing moves sideways, and what scrolls has room to`, async ({
        page,
        request,
      }) => {
        await page.addInitScript(rulerScript);
        const [me, sender, friend] = await Promise.all([
          makeStranger(request, { firstName: 'Alexandra', languageCode: language }),
          makeStranger(request, { firstName: 'Maximilian', languageCode: language }),
          makeStranger(request, { firstName: 'Max' }),
        ]);
        await sendOpened(request, friend, me, 'You make Mondays bearable');
        expect([...(await walk(page, me, language)), ...(await send(page, sender, me, language))]).toEqual([]);
      });
  });
