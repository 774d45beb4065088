import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { settle } from './support/look.ts';
import { sendNote, sendOpened } from './support/notes.ts';
import { appUrl } from './support/stack.ts';
import { makeStranger, openNative, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';
import { having, wordsOf } from './support/words.ts';

/** Valentines are closed. */
const WEEKS_BEFORE = '2027-02-01T09:00:00.000Z';

test.use({ viewport: { width: 390, height: 844 } });

/** What only the weeks before 8 March may say, in a language. */
function seasonOf(locale: string): RegExp {
  const words = wordsOf(locale);
  const file = path.resolve(import.meta.dirname, `../shared-i18n/glossary/${locale}.json`);
  const { march8, earlyOpening } = JSON.parse(readFileSync(file, 'utf8')).words;
  const names = [march8, earlyOpening].map((word) => word.name ?? word);
  const texts = ['inbox-card-closed', 'inbox-closed-wait', 'share-countdown-closed', 'send-super-line-closed'].map(words);
  return new RegExp([...names, ...texts].map((text) => having(text).source).join('|'), 'i');
}

/** Goes over the screens of one person, and looks at each: share, deleting the account, inbox, a letter, the checkout. */
async function lookRound(
  page: Page,
  locale: string,
  [mine, theirs]: readonly [Stranger, Stranger],
  look: (place: Locator) => Promise<void>,
) {
  const words = wordsOf(locale);
  const sheet = page.getByRole('dialog');
  await openNative(page, mine, { app: 'main' });
  await page.getByRole('radio', { name: words('share-mode-valentine') }).check();
  await expect(page.getByRole('heading', { name: words('share-title-valentine') })).toBeVisible();
  await look(page.getByRole('main'));

  await page.getByRole('button', { name: words('share-settings'), exact: true }).click();
  await sheet.getByRole('button', { name: having(words('share-settings-delete')) }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(4);
  await look(sheet);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await page.getByRole('link', { name: having(words('inbox-tab')) }).click();
  await page.getByRole('radio', { name: words('inbox-tab-valentine') }).check();
  const opened = page.getByRole('button', { name: having(words('inbox-card-opened')) });
  await expect(opened).toHaveCount(1);
  await look(page.getByRole('main'));
  await opened.click();
  await expect(sheet).toContainText('Sunny');
  await look(sheet);

  const other = await page.context().newPage();
  await lookAtCheckout(other, words, [mine, theirs], look);
  await other.close();
}

async function lookAtCheckout(
  page: Page,
  words: ReturnType<typeof wordsOf>,
  [mine, theirs]: readonly [Stranger, Stranger],
  look: (place: Locator) => Promise<void>,
) {
  const sheet = page.getByRole('dialog');
  await openNative(page, mine, { app: 'send', code: theirs.code });
  await page.getByRole('button', { name: words('send-open'), exact: true }).click();
  await sheet
    .getByRole('button', { name: having(words('send-gift-tulip')) })
    .first()
    .click();
  await sheet.getByRole('switch', { name: words('send-super') }).click();
  await look(sheet);
}

/** The owner has an opened note from the other. */
async function pairIn(page: Page, locale: string): Promise<readonly [Stranger, Stranger]> {
  const mine = await makeStranger(page.request, { firstName: 'Ann', languageCode: locale });
  const theirs = await makeStranger(page.request, { firstName: 'Bo', languageCode: locale });
  await sendOpened(page.request, theirs, mine, 'Sunny');
  await sendNote(page.request, theirs, mine, 'And another');
  return [mine, theirs];
}

/** What stands on each of these screens. */
async function textsOf(page: Page, locale: string, pair: readonly [Stranger, Stranger]): Promise<string[]> {
  const seen: string[] = [];
  await lookRound(page, locale, pair, async (place) => {
    await settle(place.page());
    seen.push(await place.innerText());
  });
  return seen;
}

for (const locale of ['en', 'ar']) {
  test(`[VIS-07] in ${locale} on an ordinary day no screen names 8 March, a wait for it or early opening, which isn't sold either`, async ({
    page,
  }) => {
    const pair = await pairIn(page, locale);
    const seen = await textsOf(page, locale, pair);
    expect(seen).toHaveLength(5);
    expect(seen.filter((text) => seasonOf(locale).test(text))).toEqual([]);
    expect(seen[4]).toContain(wordsOf(locale)('send-super-line'));
    const headers = { 'API-Token': pair[0].initData, 'Idempotency-Key': crypto.randomUUID() };
    const answer = await page.request.post(`${appUrl()}/api/march8-reveal`, { headers, data: {} });
    expect([answer.status(), (await answer.json()).error.code]).toEqual([409, 'not_deliverable']);
  });
}

test('[VIS-07] while valentines are closed the share page, the cards and the checkout say so', async ({ page, setClock }) => {
  const words = wordsOf('en');
  const pair = await pairIn(page, 'en');
  await setClock(WEEKS_BEFORE);
  await sendNote(page.request, pair[1], pair[0], 'Wait for it');
  const seen = await textsOf(page, 'en', pair);
  expect(seen[0]).toContain(words('share-countdown-closed'));
  expect(seen[2]).toContain(words('inbox-card-closed'));
  expect(seen[4]).toContain(words('send-super-line-closed'));
});
