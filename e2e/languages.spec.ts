import type { Page } from 'playwright/test';
import { logOf } from './support/day.ts';
import { launch } from './support/launch.ts';
import { sendNote } from './support/notes.ts';
import { callAs } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

const root = (page: Page) => page.locator('html');

/** The catalogues that the page asks for from now on. */
function catalogues(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(/\/locales\/\w+\.ftl/.exec(request.url()) ?? [])));
  return asked;
}

test('[SAF-02][I18-01][I18-04] a language is chosen by keys among all; only its catalogue comes, and it holds for the bot and after a reload', async ({
  page,
  request,
  known,
  ann,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await launch(page, 'alice');
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /Language/ }).click();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const asked = catalogues(page);
  await expect(sheet.getByRole('radio')).toHaveCount(18);
  const first = sheet.getByRole('radio', { name: 'As in Telegram' });
  await expect(first).toBeChecked();
  await first.focus();
  // upwards from the first one is the last
  await page.keyboard.press('ArrowUp');
  await expect(root(page)).toHaveAttribute('lang', 'hi');
  await expect(sheet.getByRole('radio', { name: 'हिन्दी' })).toBeFocused();
  await expect(sheet.getByRole('radio', { name: 'हिन्दी' })).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await expect(sheet.getByRole('radio', { name: 'فارسی' })).toBeFocused();
  await expect(sheet.getByRole('heading', { level: 2, name: 'زبان' })).toBeVisible();
  expect(asked).toEqual(['/locales/hi.ftl', '/locales/fa.ftl']);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await expect
    .poll(async () => (await callAs<{ user: { language: string } }>(request, known.alice.initData, 'GET', '/api/profile')).user.language)
    .toBe('fa');
  await sendNote(request, ann, known.alice, 'Hello');
  await expect.poll(async () => JSON.stringify(await logOf(request, { event: 'sendMessage' }))).toContain('💌 یه چیزی');
  asked.length = 0;
  await page.reload();
  await expect(page.getByRole('navigation')).toBeVisible();
  await expect(root(page)).toHaveAttribute('lang', 'fa');
  expect(asked).toEqual(['/locales/fa.ftl']);
  await page.getByRole('button', { name: 'تنظیمات' }).click();
  await sheet.getByRole('button', { name: /زبان/ }).click();
  await expect(sheet.getByRole('radio', { name: 'فارسی' })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: 'فارسی' })).toBeInViewport();
});

test('[I18-04][INB-12] another device’s choice comes while something is typed: the words, the field and its focus stay', async ({
  page,
  request,
  known,
}) => {
  await launch(page, 'alice', { app: 'ask', start: known.boris.code });
  await page.getByRole('button', { name: 'Ask anonymously' }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.pressSequentially('What do you dr');
  const same = await field.elementHandle();
  const asked = catalogues(page);
  await callAs(request, known.alice.initData, 'POST', '/api/profile/update', { language: 'he' });
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await page.keyboard.type('eam of?');
  await expect(field).toHaveValue('What do you dream of?');
  expect(await same?.evaluate((element) => element.isConnected && element === document.activeElement)).toBe(true);
  expect(asked).toEqual(['/locales/he.ftl']);
});

test('[I18-04] a choice that doesn’t come leaves the language that stands, says so, and holds once it comes', async ({
  page,
  problems,
}) => {
  problems.allow({ console: [/net::ERR_FAILED/, /catalogue-missing/] });
  await launch(page, 'alice');
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /Language/ }).click();
  await page.route('**/locales/tr.ftl', (route) => route.abort());
  await sheet.getByRole('radio', { name: 'Türkçe' }).click();
  await expect(page.getByText('No answer came. Check your internet and try again.')).toBeVisible();
  await expect(root(page)).toHaveAttribute('lang', 'en');
  await page.unroute('**/locales/tr.ftl');
  await expect(sheet.getByRole('heading', { level: 2, name: 'Dil' })).toBeVisible();
});
