import type { Page } from 'playwright/test';
import { launch } from './support/launch.ts';
import { foreignJson, hanging, shortened, stalled } from './support/proxy-faults.ts';
import { callAs } from './support/strangers.ts';
import { expect, test } from './support/weather.ts';

/** Catalogues on a network that delays, cuts and answers in their stead. */

const root = (page: Page) => page.locator('html');
const home = (page: Page) => page.getByRole('heading', { name: 'Get anonymous questions' });
const told = (page: Page) => page.getByText('No answer came. Check your internet and try again.');

async function openLanguages(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /Language/ }).click();
  return sheet;
}

for (const [what, fault] of [
  ['an answer of something between', foreignJson],
  ['half of it', shortened],
] as const)
  test(`[I18-04] ${what} in a chosen catalogue's stead, with 200, takes no words away: it is told, and the choice holds once it comes`, async ({
    page,
    weather,
    problems,
  }) => {
    problems.allow({ console: [/catalogue-missing/] });
    await launch(page, 'alice');
    const sheet = await openLanguages(page);
    weather.set(/\/locales\/tr\.ftl/, fault);
    await sheet.getByRole('radio', { name: 'Türkçe' }).click();
    await expect(told(page)).toBeVisible();
    await expect(root(page)).toHaveAttribute('lang', 'en');
    weather.clear();
    await expect(sheet.getByRole('heading', { level: 2, name: 'Dil' })).toBeVisible();
  });

test('[ENV-05][I18-01] a first catalogue that stops midway is given up and asked for again by itself', async ({
  page,
  weather,
  problems,
}) => {
  problems.allow({ console: [/catalogue-missing/] });
  weather.set(/\/locales\/en\.ftl/, stalled, 1);
  await launch(page, 'alice');
  await expect(home(page)).toBeVisible({ timeout: 25_000 });
});

test('[I18-04] a choice that was on its way when the app was killed holds at the next start', async ({ page, weather, problems }) => {
  problems.allow({ console: [/catalogue-missing/] });
  await launch(page, 'alice');
  const sheet = await openLanguages(page);
  weather.set(/\/locales\/tr\.ftl/, hanging);
  const saved = page.waitForResponse(/\/api\/profile\/update/);
  await sheet.getByRole('radio', { name: 'Türkçe' }).click();
  await saved;
  weather.clear();
  await page.reload();
  await expect(root(page)).toHaveAttribute('lang', 'tr');
});

test('[I18-04] two devices that choose at once end in one language, the server’s', async ({ page, browser, request, known }) => {
  // a device of its own keeps what it keeps by itself
  const other = await (await browser.newContext()).newPage();
  for (const device of [page, other]) {
    await launch(device, 'alice');
    await openLanguages(device);
  }
  const choose = (device: Page, name: string) => device.getByRole('dialog').getByRole('radio', { name }).click();
  await Promise.all([choose(page, 'Türkçe'), choose(other, 'Deutsch')]);
  const held = async () => {
    const { user } = await callAs<{ user: { language: string } }>(request, known.alice.initData, 'GET', '/api/profile');
    const shown = await Promise.all([page, other].map((device) => root(device).getAttribute('lang')));
    return [...new Set([user.language, ...shown])];
  };
  await expect.poll(held).toHaveLength(1);
  await other.context().close();
});
