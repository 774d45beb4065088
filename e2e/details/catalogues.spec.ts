import type { Page } from 'playwright/test';
import { launch } from '../support/launch.ts';
import { expect, test } from '../support/network-faults.ts';
import { foreignJson, hanging, shortened, stalled } from '../support/proxy-faults.ts';
import { callAs } from '../support/test-users.ts';
import { having, wordsOf } from '../support/words.ts';

const rootOf = (page: Page) => page.locator('html');

async function openLanguages(page: Page, locale: 'en' | 'de') {
  const words = wordsOf(locale);
  await page.getByRole('button', { name: words('share-settings'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: having(words('share-settings-language')) }).click();
  return sheet;
}

test('[I18-04] a chosen language survives a faulty network and a second device', async ({
  page,
  browser,
  request,
  known,
  networkFaults,
  problems,
}) => {
  problems.allow({ console: [/catalogue-missing/] });
  await test.step('[ENV-05][I18-01] a first catalogue that stops midway is aborted and requested again', async () => {
    networkFaults.set(/\/locales\/en\.ftl/, stalled, 1);
    await launch(page, 'alice');
    await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  });

  const sheet = await openLanguages(page, 'en');
  const root = rootOf(page);
  const faults = [
    {
      name: 'an answer of a captive portal',
      fault: foreignJson,
      language: 'Türkçe',
      file: /\/locales\/tr\.ftl/,
      title: 'Dil',
      notice: page.getByText('We got no answer. Check your internet and try again.'),
    },
    {
      name: 'half of a catalogue',
      fault: shortened,
      language: 'Deutsch',
      file: /\/locales\/de\.ftl/,
      title: 'Sprache',
      notice: page.getByText('Cevap gelmedi. İnternetini kontrol edip tekrar dene.'),
    },
  ];
  for (const { name, fault, language, file, title, notice } of faults)
    await test.step(`[I18-04] ${name} with status 200 leaves the language unchanged, shows a message, and applies as soon as the file loads`, async () => {
      const before = await root.getAttribute('lang');
      networkFaults.set(file, fault);
      await sheet.getByRole('radio', { name: language }).click();
      await expect(notice).toBeVisible();
      await expect(root).toHaveAttribute('lang', before ?? '');
      networkFaults.clear();
      await expect(sheet.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(notice).toHaveCount(0);
    });

  await test.step('[I18-04][INB-12] two devices that choose a language at the same time end with the language of the server', async () => {
    // a second context has its own storage, as a second device does
    const other = await (await browser.newContext()).newPage();
    await launch(other, 'alice');
    await openLanguages(other, 'de');
    const choose = (device: Page, name: string) => device.getByRole('dialog').getByRole('radio', { name }).click();
    await Promise.all([choose(page, 'Türkçe'), choose(other, 'English')]);
    const languages = async () => {
      const { user } = await callAs<{ user: { language: string } }>(request, known.alice.initData, 'GET', '/api/profile');
      const shown = await Promise.all([page, other].map((device) => rootOf(device).getAttribute('lang')));
      return [...new Set([user.language, ...shown])];
    };
    // both devices begin in German
    await expect.poll(languages).toEqual([expect.stringMatching(/^(tr|en)$/)]);
    await other.context().close();
  });

  await test.step('[I18-04] a language whose catalogue was still loading when the app closed applies at the next start', async () => {
    networkFaults.set(/\/locales\/fr\.ftl/, hanging);
    const saved = page.waitForResponse(/\/api\/profile\/update/);
    await sheet.getByRole('radio', { name: 'Français' }).click();
    await saved;
    networkFaults.clear();
    await page.reload();
    await expect(root).toHaveAttribute('lang', 'fr');
  });
});
