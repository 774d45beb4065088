import type { Page } from 'playwright/test';
import { launch } from './support/launch.ts';
import { openInbox } from './support/notes.ts';
import { tellShell } from './support/shell.ts';
import { openNative } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

const cores = (count: number) => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count, configurable: true });

/** What runs inside our ghost, as the browser tells it: the properties of each movement, and those that aren't a compositor's. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect instanceof KeyframeEffect && effect.target?.closest('main svg'));
    const properties = running.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)));
    const light = ['transform', 'opacity', 'offset', 'computedOffset', 'easing', 'composite'];
    return { count: running.length, heavy: properties.filter((property) => !light.includes(property)) };
  });

const inMain = (page: Page) => page.getByRole('main').locator('svg[viewBox="0 0 100 100"]');

async function atEmptyInbox(page: Page): Promise<void> {
  await openInbox(page);
  await expect(page.getByRole('heading', { name: 'No valentines yet' })).toBeVisible();
  await expect(inMain(page)).toBeVisible();
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[VIS-02] in an empty inbox the ghost lives in its envelope: it looks round, blinks and hides, by transform and opacity alone', async ({
    page,
    known: _,
  }) => {
    await page.addInitScript(cores, 8);
    await atEmptyInbox(page);
    await expect.poll(async () => (await movements(page)).count).toBeGreaterThanOrEqual(3);
    expect((await movements(page)).heavy).toEqual([]);
  });

  test('[VIS-02] on a slow device it stands still', async ({ page, known: _ }) => {
    await page.addInitScript(cores, 2);
    await atEmptyInbox(page);
    expect((await movements(page)).count).toBe(0);
  });

  test('[VIS-02] an inbox that did not load says so, and the ghost is upset', async ({ page, known: _, problems }) => {
    problems.allow({ answers: [{ status: 429, path: /inventory\/valentines/ }], console: [/429/] });
    await page.addInitScript(cores, 8);
    await page.route('**/api/inventory/valentines?*', (route) =>
      route.fulfill({ status: 429, json: { error: { code: 'too_many', message: '' } } }),
    );
    await openInbox(page);
    await expect(page.getByRole('alert').getByRole('heading', { name: 'Your inbox didn’t load' })).toBeVisible();
    await expect.poll(async () => (await movements(page)).count).toBeGreaterThanOrEqual(3);
    expect((await movements(page)).heavy).toEqual([]);
  });

  test('[VIS-02] a page of which the files do not come has our ghost too, alive and in the colours of the mode', async ({
    page,
    problems,
  }) => {
    problems.allow({ console: [/remote_failed/, /net::ERR/, /preload/] });
    await page.addInitScript(cores, 8);
    await page.route(/\/r\/inbox\//, (route) => route.abort('internetdisconnected'));
    const early = page.waitForResponse(/living\.\w+\.js/);
    await launch(page, 'alice');
    await (await early).finished();
    await page.getByRole('link', { name: /Inbox/ }).click();
    const ghost = page.getByRole('alert').locator('svg[viewBox="0 0 100 100"]');
    await expect(ghost).toBeVisible({ timeout: 20_000 });
    await expect.poll(async () => (await movements(page)).count).toBeGreaterThanOrEqual(2);
    const shade = () =>
      ghost
        .locator('stop')
        .nth(2)
        .evaluate((stop) => getComputedStyle(stop).stopColor);
    const anonymous = await shade();
    await page.evaluate(() => document.documentElement.setAttribute('data-mode', 'valentine'));
    expect(await shade()).not.toBe(anonymous);
  });

  // of a remote that has no room for the living drawing there is the picture alone
  for (const [list, path, open] of [
    ['a leaderboard', '**/api/leaderboard**', (page: Page) => tellShell(page, 'openDialog', 'leaderboard', {})],
    ['public answers', '**/api/public-valentines/**', (page: Page) => page.getByRole('button', { name: /See public answers/ }).click()],
    ['the gifts', '**/api/items**', (page: Page) => page.getByRole('button', { name: 'Send a valentine' }).click()],
  ] as const)
    test(`[VIS-02] ${list} that did not load: the ghost is alive there too, and in the colours of the mode`, async ({
      page,
      ann,
      known,
      problems,
    }) => {
      problems.allow({ answers: [{ status: 429, path: /./ }] });
      await page.addInitScript(cores, 8);
      await page.route(path, (route) => route.fulfill({ status: 429, json: { error: { code: 'too_many', message: '' } } }));
      const early = page.waitForResponse(/living\.\w+\.js/);
      await openNative(page, ann, { app: list === 'a leaderboard' ? 'main' : 'send', code: known.boris.code });
      await (await early).finished();
      await open(page);
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(alert).toBeVisible();
      const ghost = alert.locator('svg[viewBox="0 0 100 100"]');
      await expect(ghost).toBeVisible();
      await expect(alert.locator('img:visible')).toHaveCount(0);
      await expect.poll(() => ghost.evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBeGreaterThanOrEqual(2);
      const shade = () =>
        ghost
          .locator('stop')
          .nth(2)
          .evaluate((stop) => getComputedStyle(stop).stopColor);
      await page.evaluate(() => document.documentElement.setAttribute('data-mode', 'valentine'));
      const valentine = await shade();
      await page.evaluate(() => document.documentElement.setAttribute('data-mode', 'anonymous'));
      expect(await shade()).not.toBe(valentine);
      await page.unroute(path);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(ghost).toHaveCount(0);
    });

  test('[VIS-02] a note that went out is cheered', async ({ page, ann, known }) => {
    await page.addInitScript(cores, 8);
    await openNative(page, ann, { app: 'send', code: known.boris.code });
    await page.getByRole('button', { name: 'Send a valentine' }).click();
    const sheet = page.getByRole('dialog').last();
    await sheet.getByRole('button', { name: /Tulip/ }).click();
    await sheet.getByRole('textbox', { name: 'Message' }).fill('You make Mondays bearable');
    await sheet.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
    await expect.poll(async () => (await movements(page)).count).toBeGreaterThanOrEqual(1);
    expect((await movements(page)).heavy).toEqual([]);
  });
});

test('[VIS-02] with less motion asked for it stands still, and assistive technology hears of it nothing', async ({ page, known: _ }) => {
  await page.addInitScript(cores, 8);
  await atEmptyInbox(page);
  expect((await movements(page)).count).toBe(0);
  await expect(inMain(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
});
