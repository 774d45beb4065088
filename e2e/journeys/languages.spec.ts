import type { Page } from 'playwright/test';
import { logOf } from '../support/day.ts';
import { launch } from '../support/launch.ts';
import { sendNote } from '../support/notes.ts';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { callAs } from '../support/test-users.ts';
import { holdTimer } from '../support/time.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** Collects the catalogues that the page requests from now on. */
function collectCatalogues(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(...(/\/locales\/\w+\.ftl/.exec(request.url()) ?? [])));
  return requested;
}

test('[I18-04] Alice changes the language of the app', async ({ page, request, known, ann, problems }) => {
  const root = page.locator('html');
  const sheet = page.getByRole('dialog');
  const requested = collectCatalogues(page);
  const openLanguages = async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await sheet.getByRole('button', { name: /Language/ }).click();
  };

  await test.step('[I18-04] a language that arrives from another device keeps the typed text, its field and its focus', async () => {
    await launch(page, 'alice', { app: 'ask', start: known.boris.code });
    await page.getByRole('button', { name: 'Ask anonymously' }).click();
    const field = sheet.getByRole('textbox');
    await field.pressSequentially('What do you dr');
    const element = await field.elementHandle();
    requested.length = 0;
    await callAs(request, known.alice.initData, 'POST', '/api/profile/update', { language: 'he' });
    await expect(root).toHaveAttribute('dir', 'rtl');
    await page.keyboard.type('eam of?');
    await expect(field).toHaveValue('What do you dream of?');
    expect(await element?.evaluate((same) => same.isConnected && same === document.activeElement)).toBe(true);
    expect(new Set(requested)).toEqual(new Set(['/locales/he.ftl']));
    await field.fill('');
    await callAs(request, known.alice.initData, 'POST', '/api/profile/update', { language: null });
    await expect(root).toHaveAttribute('lang', 'en');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  await test.step('[I18-04] a catalogue that fails to load leaves the language, says so, and applies as soon as it loads', async () => {
    problems.allow({ console: [/net::ERR_FAILED/, /catalogue-missing/] });
    await goTo(page, '/share');
    await openLanguages();
    await page.route('**/locales/tr.ftl', (route) => route.abort());
    await sheet.getByRole('radio', { name: 'Türkçe' }).click();
    await expect(page.getByText('We got no answer. Check your internet and try again.')).toBeVisible();
    await expect(root).toHaveAttribute('lang', 'en');
    await page.unroute('**/locales/tr.ftl');
    await expect(sheet.getByRole('heading', { level: 2, name: 'Dil' })).toBeVisible();
    await sheet.getByRole('radio').first().click();
    await expect(sheet.getByRole('heading', { level: 2, name: 'Language' })).toBeVisible();
  });

  await test.step('[SAF-02][I18-01] a language is chosen by keys among all and loads only its own catalogue, in the same page', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    requested.length = 0;
    const asInTelegram = sheet.getByRole('radio', { name: 'As in Telegram' });
    await expect(sheet.getByRole('radio')).toHaveCount(18);
    await expect(asInTelegram).toBeChecked();
    await asInTelegram.focus();
    // the arrow wraps from the first option to the last one
    await page.keyboard.press('ArrowUp');
    await expect(root).toHaveAttribute('lang', 'hi');
    await expect(sheet.getByRole('radio', { name: 'हिन्दी' })).toBeFocused();
    await expect(sheet.getByRole('radio', { name: 'हिन्दी' })).toBeInViewport();
    await page.keyboard.press('ArrowUp');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(sheet.getByRole('radio', { name: 'فارسی' })).toBeFocused();
    await expect(sheet.getByRole('heading', { level: 2, name: 'زبان' })).toBeVisible();
    expect([...new Set(requested)]).toEqual(['/locales/hi.ftl', '/locales/fa.ftl']);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  await test.step('[I18-04] the bot writes in the chosen language', async () => {
    const language = async () => {
      const { user } = await callAs<{ user: { language: string } }>(request, known.alice.initData, 'GET', '/api/profile');
      return user.language;
    };
    await expect.poll(language).toBe('fa');
    await sendNote(request, ann, known.alice, 'Hello');
    await expect.poll(async () => JSON.stringify(await logOf(request, { event: 'sendMessage' }))).toContain('💌 یه کارت ولنتاین');
  });

  await test.step('[I18-04] after a reload the chosen language is loaded alone, checked and in view', async () => {
    requested.length = 0;
    // on a slow machine the default language would replace one that takes longer
    await holdTimer(page, 3000);
    await page.reload();
    await expect(page.getByRole('navigation')).toBeVisible();
    await expect(root).toHaveAttribute('lang', 'fa');
    expect(requested).toEqual(['/locales/fa.ftl']);
    await page.getByRole('button', { name: 'تنظیمات' }).click();
    await sheet.getByRole('button', { name: /زبان/ }).click();
    await expect(sheet.getByRole('radio', { name: 'فارسی' })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: 'فارسی' })).toBeInViewport();
  });
});
