import type { Page } from 'playwright/test';
import { waitForApp } from '../support/first-frame.ts';
import { appUrl, simulatorUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

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

/** Expects the inbox, and no launch parameter in its place or in the storage of the device. */
async function expectInbox(page: Page): Promise<void> {
  await waitForApp(page);
  await expect(page.getByRole('radio', { name: 'Valentines' })).toBeVisible();
  await expect(page).toHaveURL(/#\/inbox$/);
  expect(await page.evaluate(() => window.sessionStorage.getItem('billet/place') ?? '')).not.toContain('tgWebApp');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(window.localStorage)))).not.toMatch(/hash=|tgWebApp/);
}

/** Unit tests cover every position in which clients and earlier versions put launch parameters. */
test('[ENV-02][ENV-11][ENV-12] old launch parameters beside or instead of newer ones change neither page nor user, also after a reload', async ({
  page,
  known: _,
}) => {
  const button = encodeURIComponent(`${appUrl()}/#/inbox`);
  const { url } = (await (await page.request.get(`${simulatorUrl}/people/alice/launch?url=${button}`)).json()) as { url: string };
  const old = olderBy(url, 90_000);
  const signedAt = /auth_date%3D(\d+)/.exec(url)?.[1] ?? '';
  const tokens = watchTokens(page);
  await page.goto(`${old}&${url.split('#/inbox?')[1]}`);
  await expectInbox(page);
  await page.goto('about:blank');
  await page.goto(old);
  await expectInbox(page);
  await page.reload();
  await expectInbox(page);
  expect(new Set(tokens)).toEqual(new Set([signedAt]));
});
