import type { Page } from 'playwright/test';
import { waitForApp } from '../support/first-frame.ts';
import { launchUrl } from '../support/launch.ts';
import { sendNote } from '../support/notes.ts';
import { reloadApp } from '../support/people.ts';
import { appUrl, simulatorUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

/** Launch parameters at positions in which clients and earlier versions put them (ENV-02, ENV-11). Unit tests cover every position. */

const routeOf = (page: Page) => page.evaluate(() => window.location.hash);

/** The URL that a client opens for a bot button with a route. */
async function buttonUrl(page: Page, route: string): Promise<string> {
  const address = encodeURIComponent(`${appUrl()}/#${route}`);
  const { url } = (await (await page.request.get(`${simulatorUrl}/people/alice/launch?url=${address}`)).json()) as { url: string };
  return url;
}

/** The same launch with an older auth_date. The server would refuse it. */
function olderBy(url: string, seconds: number): string {
  return url.replace(/auth_date%3D(\d+)/, (_, date: string) => `auth_date%3D${Number(date) - seconds}`);
}

/** Collects the `auth_date` of the init data in each API call of the page. */
function watchTokens(page: Page): string[] {
  const dates: string[] = [];
  page.on('request', (request) => {
    const token = request.headers()['api-token'];
    if (token) dates.push(new URLSearchParams(token).get('auth_date') ?? '');
  });
  return dates;
}

/** The data that the page stores for the whole device. */
const storedOnDevice = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(window.localStorage)));
const storedPlace = (page: Page) => page.evaluate(() => window.sessionStorage.getItem('billet/place') ?? '');

/** Opens an empty page of the app's origin, to store data before the app starts. */
async function openBlank(page: Page, url: string): Promise<void> {
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(new URL('/blank', url).href);
}

async function expectInbox(page: Page): Promise<void> {
  await waitForApp(page);
  await expect(page.getByRole('radio', { name: 'Valentines' })).toBeVisible();
  await expect.poll(() => routeOf(page)).toBe('#/inbox');
}

for (const { form, of } of [
  { form: '#/inbox&tgWebAppData=…', of: (url: string) => url.replace('#/inbox?', '#/inbox&') },
  { form: '#/inbox?tgWebAppData=old…&tgWebAppData=…', of: (url: string) => `${olderBy(url, 90_000)}&${url.split('#/inbox?')[1]}` },
]) {
  test(`[ENV-11] a launch at ${form} opens the inbox, stores no launch parameter, and survives a reload`, async ({ page, known: _ }) => {
    const url = await buttonUrl(page, '/inbox');
    const signedAt = /auth_date%3D(\d+)/.exec(url)?.[1] ?? '';
    const tokens = watchTokens(page);
    await page.goto(of(url));
    await expectInbox(page);
    expect(await storedPlace(page)).not.toContain('tgWebApp');
    expect(await storedOnDevice(page)).not.toContain('hash=');
    await page.reload();
    await expectInbox(page);
    expect(new Set(tokens)).toEqual(new Set([signedAt]));
  });
}

test('[ENV-11] a route with a query keeps it beside the launch parameters', async ({ page, known }) => {
  await page.goto(await buttonUrl(page, `/send?code=${known.boris.code}`));
  await waitForApp(page);
  await expect.poll(() => routeOf(page)).toBe(`#/send?code=${known.boris.code}`);
  await expect(page.getByRole('button', { name: 'Send a valentine' })).toBeVisible();
});

test('[ENV-02][ENV-12] an old URL never replaces newer init data of the same tab', async ({ page, known: _ }) => {
  const url = await buttonUrl(page, '/inbox');
  const signedAt = /auth_date%3D(\d+)/.exec(url)?.[1] ?? '';
  await page.goto(url);
  await expectInbox(page);
  const tokens = watchTokens(page);
  await page.goto('about:blank');
  await page.goto(olderBy(url, 90_000));
  await expectInbox(page);
  await page.reload();
  await expectInbox(page);
  expect(new Set(tokens)).toEqual(new Set([signedAt]));
});

test('[ENV-11] launch parameters in a place that an earlier version stored are removed', async ({ page, known: _ }) => {
  const url = await launchUrl(page, 'alice');
  const hash = new URLSearchParams(new URLSearchParams(new URL(url).hash.slice(1)).get('tgWebAppData') ?? '').get('hash') ?? '';
  const old = new URL(olderBy(url, 90_000)).hash.slice(1);
  await openBlank(page, url);
  await page.evaluate(
    ({ route, launchId }) => {
      window.sessionStorage.setItem('billet/place', JSON.stringify({ launchId, route }));
      window.localStorage.setItem('billet/launch/left', JSON.stringify({ route, at: Date.now(), account: null }));
    },
    { route: `/inbox?${old}`, launchId: hash },
  );
  const tokens = watchTokens(page);
  await page.goto(url);
  await expectInbox(page);
  await page.reload();
  await expectInbox(page);
  expect(new Set(tokens).size).toBe(1);
  expect(await storedOnDevice(page)).not.toContain('tgWebApp');
  expect(await storedPlace(page)).not.toContain('tgWebApp');
});

test('[ENV-11] the button of a notification opens the inbox, and a reload opens it again', async ({ phones: { alice, page }, known }) => {
  await sendNote(page.request, known.boris, known.alice, 'Hello');
  await alice.screen.getByRole('log').getByRole('button', { name: 'Open it' }).last().click();
  await waitForApp(alice.app);
  const hash = () => alice.app.locator('html').evaluate((root) => root.ownerDocument.location.hash);
  await expect.poll(hash).toBe('#/inbox');
  await reloadApp(alice);
  await waitForApp(alice.app);
  await expect.poll(hash).toBe('#/inbox');
  await expect(alice.app.getByRole('alertdialog')).toHaveCount(0);
});
