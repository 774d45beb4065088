import type { Page, Route } from 'playwright/test';
import { launch } from './support/launch.ts';
import { appUrl } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const files = {
  entry: /\/r\/inbox\/remoteEntry\.\w+\.js/,
  chunk: /\/r\/inbox\/Inbox\.\w+\.js/,
  style: /\/r\/inbox\/Inbox\.\w+\.css/,
} as const;
type File = keyof typeof files;

const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
const hanging = () => undefined;
/** The file of the release with something added. */
const changed = (addition: string) => async (route: Route) => {
  // only browsers find names below localhost
  const { pathname, search } = new URL(route.request().url());
  const response = await route.fetch({ url: appUrl() + pathname + search });
  await route.fulfill({ response, body: (await response.text()) + addition });
};

const fallback = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page is taking a break' });
const shareTitle = (page: Page) => page.getByRole('heading', { name: 'Get anonymous questions' });

/** Goes to the inbox while something keeps it from coming, and sees that everything else goes on. */
async function meetFallback(page: Page, lookAt?: () => Promise<void>): Promise<void> {
  await launch(page, 'alice');
  await expect(shareTitle(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: /Inbox/ }).click();
  await lookAt?.();
  await expect(fallback(page)).toBeVisible();
  await page.getByRole('link', { name: /Send/ }).click();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.getByRole('link', { name: /Share/ }).click();
  await expect(shareTitle(page)).toBeVisible();
}

/** Whatever was in the way is gone: the page comes without a reload. */
async function comeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Inbox/ }).click();
  const again = fallback(page).getByRole('button', { name: 'Try again' });
  const filters = page.getByRole('radio', { name: 'Anonymous' });
  await expect(again.or(filters)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(filters).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  const columns = await page
    .getByRole('radiogroup')
    .first()
    .evaluate((group) => getComputedStyle(group).display);
  expect(columns).not.toBe('block');
}

for (const file of Object.keys(files) as File[]) {
  test(`[MFE-06] a missing ${file} costs only its page, and 'try again' works once it is back`, async ({ page, problems }) => {
    problems.allow({ answers: [{ status: 404, path: files[file] }], console: [/remote_failed/, /Failed to load/, /preload/] });
    await page.route(files[file], missing);
    await meetFallback(page);
    await page.unrouteAll({ behavior: 'wait' });
    await comeBack(page);
  });

  test(`[MFE-06][MFE-07] a changed byte in the ${file} is never run, and 'try again' works once it is right`, async ({
    page,
    problems,
  }) => {
    problems.allow({ console: [/remote_failed/, /Failed to find a valid digest/, /preload/, /integrity/i] });
    await page.route(files[file], changed(file === 'style' ? 'html { outline: 3px solid red }' : ';globalThis.wasRun = true'));
    await meetFallback(page);
    expect(await page.evaluate(() => 'wasRun' in window || getComputedStyle(document.documentElement).outlineStyle === 'solid')).toBe(
      false,
    );
    await page.unrouteAll({ behavior: 'wait' });
    await comeBack(page);
  });

  test(`[MFE-06] a ${file} that never answers is given up within 8 seconds, and 'try again' asks under another address`, async ({
    page,
    problems,
  }) => {
    problems.allow({ console: [/remote_failed/, /preload/] });
    await page.route(files[file], hanging);
    await page.clock.install();
    await meetFallback(page, () => page.clock.fastForward(8_000));
    await page.unroute(files[file]);
    await comeBack(page);
  });
}

test('[MFE-06] a page that breaks while rendering leaves the tab bar and the other remotes working', async ({ page, problems }) => {
  problems.allow({ console: [/remote_failed/, /TypeError/, /error occurred in/], uncaught: [/./] });
  await page.route(/\/api\/inventory\/valentines/, (route) =>
    route.fulfill({ json: { valentines: [{ id: 'no valentine at all' }], pagination: { total: 1, skip: 0, limit: 20 } } }),
  );
  await launch(page, 'alice');
  await page.getByRole('link', { name: /Inbox/ }).click();
  const broken = page.getByRole('alert').filter({ hasText: 'Something on this page broke' });
  await expect(broken.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: /Share/ }).click();
  await expect(shareTitle(page)).toBeVisible();
});

test('[MFE-06] a failure is told once, with the remote, its version, the phase and a code', async ({ page, problems }) => {
  problems.allow({ answers: [{ status: 404, path: files.entry }], console: [/remote_failed/, /preload/] });
  const told: string[] = [];
  page.on('console', (message) => message.text().includes('remote_failed') && told.push(message.text()));
  await page.route(files.entry, missing);
  await meetFallback(page);
  expect(told).toHaveLength(1);
  expect(JSON.parse(told[0]?.replace('billet ', '') ?? '')).toMatchObject({
    remote: 'inbox',
    version: expect.stringMatching(/^\w{12}$/),
    phase: 'entry',
    code: 'unavailable_or_changed',
  });
});
