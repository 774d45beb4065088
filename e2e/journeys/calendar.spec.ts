import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, BrowserContext, Locator } from 'playwright/test';
import { inboxIn, openInbox, sendNote, sendOpened } from '../support/notes.ts';
import { payInvoice } from '../support/paying.ts';
import { goTo } from '../support/shell.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { callAs, createTestUser, inNewLaunch, openWithInitData, type TestUser } from '../support/test-users.ts';
import { settle, violations } from '../support/visual-checks.ts';
import { having, wordsOf } from '../support/words.ts';

/** A date in the season, on which valentines are closed. */
const WEEKS_BEFORE = '2027-02-01T09:00:00.000Z';

test.use({ viewport: { width: 390, height: 844 } });

const words = wordsOf('en');

/** Matches the words that are used only in the season: 8 March, the wait for it, and early opening. Unit tests check all languages. */
function seasonWords(): RegExp {
  const file = path.resolve(import.meta.dirname, '../../shared-i18n/glossary/en.json');
  const { march8, earlyOpening } = JSON.parse(readFileSync(file, 'utf8')).words;
  const names = [march8, earlyOpening].map((word) => word.name ?? word);
  const texts = ['inbox-card-closed', 'inbox-closed-wait', 'share-countdown-closed', 'send-super-line-closed'].map(words);
  return new RegExp([...names, ...texts].map((text) => having(text).source).join('|'), 'i');
}

interface ScreenTexts {
  readonly sharePage: string;
  readonly deletion: string;
  readonly inbox: string;
  readonly letter: string;
  readonly checkout: string;
}

/** The text of five screens of a user with one opened note: share page, deletion of the account, inbox, letter and checkout. */
async function readScreens(context: BrowserContext, [user, other]: readonly [TestUser, TestUser]): Promise<ScreenTexts> {
  const page = await context.newPage();
  const sheet = page.getByRole('dialog');
  const read = async (place: Locator) => {
    await settle(page);
    return place.innerText();
  };
  await openWithInitData(page, inNewLaunch(user), { app: 'main' });
  await page.getByRole('radio', { name: words('share-mode-valentine') }).check();
  await expect(page.getByRole('heading', { name: words('share-title-valentine') })).toBeVisible();
  const sharePage = await read(page.getByRole('main'));

  await page.getByRole('button', { name: words('share-settings'), exact: true }).click();
  await sheet.getByRole('button', { name: having(words('share-settings-delete')) }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(4);
  const deletion = await read(sheet);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await page.getByRole('link', { name: having(words('inbox-tab')) }).click();
  await page.getByRole('radio', { name: words('inbox-tab-valentine') }).check();
  const opened = page.getByRole('button', { name: having(words('inbox-card-opened')) });
  await expect(opened).toHaveCount(1);
  const inbox = await read(page.getByRole('main'));
  await opened.click();
  await expect(sheet).toContainText('Sunny');
  const letter = await read(sheet);

  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await goTo(page, `/send?code=${other.code}`);
  await page.getByRole('button', { name: words('send-open'), exact: true }).click();
  const tulip = sheet.getByRole('button', { name: having(words('send-gift-tulip')) });
  await tulip.first().click();
  await sheet.getByRole('switch', { name: words('send-super') }).click();
  const checkout = await read(sheet);
  await page.close();
  return { sharePage, deletion, inbox, letter, checkout };
}

/** Creates a user with one opened and one unopened note from another user. */
async function makePair(request: APIRequestContext): Promise<readonly [TestUser, TestUser]> {
  const user = await createTestUser(request, { firstName: 'Ann' });
  const other = await createTestUser(request, { firstName: 'Bo' });
  await sendOpened(request, other, user, 'Sunny');
  await sendNote(request, other, user, 'And another');
  return [user, other];
}

test('[VIS-07] texts and offers follow the calendar', async ({ page, context, request, known, ann, setClock }) => {
  const pair = await makePair(request);
  // the app keeps a draft of the checkout for each sender and recipient, so the season needs another pair
  const pairOfSeason = await makePair(request);

  await test.step('[VIS-07] on an ordinary day no screen mentions 8 March, a wait for it or early opening', async () => {
    const texts = await readScreens(context, pair);
    expect(Object.values(texts).filter((text) => seasonWords().test(text))).toEqual([]);
    expect(texts.checkout).toContain(words('send-super-line'));
  });

  await test.step('[VIS-07][RVL-05] on an ordinary day the server does not sell early opening', async () => {
    const headers = { 'API-Token': pair[0].initData, 'Idempotency-Key': crypto.randomUUID() };
    const response = await page.request.post(`${appUrl()}/api/march8-reveal`, { headers, data: {} });
    expect(response.status()).toBe(409);
    expect((await response.json()).error.code).toBe('not_deliverable');
  });

  await setClock(WEEKS_BEFORE);

  await test.step('[VIS-07] in the season the share page, the cards and the checkout mention it', async () => {
    await sendNote(request, pairOfSeason[1], pairOfSeason[0], 'Wait for it');
    const texts = await readScreens(context, pairOfSeason);
    expect(texts.sharePage).toContain(words('share-countdown-closed'));
    expect(texts.inbox).toContain(words('inbox-card-closed'));
    expect(texts.checkout).toContain(words('send-super-line-closed'));
  });

  const { detail } = inboxIn(page);
  const closedCard = page.getByRole('button', { name: /, Closed$/ });
  const closedSheet = page.getByRole('dialog', { name: 'Not yet!' });

  await test.step('[INB-05] a closed card opens a sheet with the countdown and calls nothing, and axe finds no fault', async () => {
    await sendNote(request, ann, known.alice, 'Until March');
    await openInbox(page);
    const calls: string[] = [];
    page.on('request', (each) => each.url().includes('/unwrap/') && calls.push(each.url()));
    await closedCard.click();
    await expect(closedSheet.getByRole('button', { name: /Open now for/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(calls).toEqual([]);
  });

  await test.step('[RVL-05][INB-12] early opening that another device paid for opens the card and is not sold again', async () => {
    const { link } = await callAs<{ link: string }>(request, known.alice.initData, 'POST', '/api/march8-reveal', {});
    await payInvoice(request, 'alice', link);
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(detail).toContainText('Until March');
    await expect(page.getByRole('button', { name: /Open now for/ })).toHaveCount(0);
  });
});
