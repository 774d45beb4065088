import type { Page, Route } from 'playwright/test';
import { stage } from '../support/first-frame.ts';
import { launch } from '../support/launch.ts';
import { waitForFiles } from '../support/pending-files.ts';
import { expect, test } from '../support/test.ts';

const ownProfile = /\/api\/profile$/;
const logged = { console: [/profile_failed/, /inventory_failed/, /net::ERR/, /live/] };
const shareTitle = (page: Page) => page.getByRole('heading', { name: 'Get anonymous questions' });
const answerBusy = (retryAfter: string) => (route: Route) =>
  route.fulfill({ status: 503, headers: { 'retry-after': retryAfter }, json: { error: { code: 'busy', message: 'busy' } } });

/** Never answers the requests of a pattern. */
const hang = (page: Page, pattern: RegExp) => page.route(pattern, () => undefined);

test('a start and a list show that the server hangs or is busy, and a deleted account requests nothing', async ({ page, problems }) => {
  problems.allow({
    // the app also aborts prefetched files when the clock skips half a minute
    console: [...logged.console, /remote_failed.*"(too_late|missing)"/],
    answers: [{ status: 503, path: /\/api\// }],
  });
  const alert = page.getByRole('alert');
  const reload = alert.getByRole('button', { name: 'Reload' });
  const streams: string[] = [];
  page.on('request', (request) => request.url().includes('/api/events') && streams.push(request.url()));

  await test.step('[ENV-06][ENV-08] a server that hangs at the start is reported after 30 s', async () => {
    await page.clock.install();
    await hang(page, ownProfile);
    await launch(page, 'alice');
    await expect(stage(page, 'Loading profile...')).toBeVisible();
    await waitForFiles(page);
    await page.clock.runFor(8100);
    await expect(stage(page, 'Network error occurred. Retrying... Please wait.')).toBeVisible();
    await page.clock.runFor(22_000);
    await expect(alert.getByRole('heading', { name: 'Too many gifts. Try again' })).toBeVisible();
    await expect(alert).toContainText('We got no answer. Check your internet and try again.');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('[ENV-06][API-02] a start does not wait for a server that is busy for minutes', async () => {
    await page.route(ownProfile, answerBusy('120'));
    await reload.click();
    await expect(alert).toContainText('Please try again in 2 minutes.');
    await page.unroute(ownProfile);
    await page.route(/\/api\/(inventory|sent|purchases|leaderboards)/, answerBusy('120'));
    await reload.click();
    await expect(shareTitle(page)).toBeVisible();
  });

  await test.step('[ENV-06][API-02] a list says how long the server is busy, and loads when the user tries again', async () => {
    await page.getByRole('link', { name: /Inbox/ }).click();
    const inbox = page.getByRole('main').getByRole('alert');
    await expect(inbox).toContainText('Your inbox didn’t load');
    await expect(inbox).toContainText('Please try again in 2 minutes.');
    await expect(page.getByText('No questions yet')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await inbox.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No questions yet')).toBeVisible();
  });

  await test.step('[SAF-02] a deleted account sends no request while the goodbye is shown', async () => {
    await page.getByRole('link', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Delete my account' }).click();
    await waitForFiles(page);
    await page.clock.runFor(5000);
    await expect.poll(() => streams.length).toBeGreaterThan(0);
    await sheet.getByRole('button', { name: 'Delete forever' }).click();
    await expect(sheet.getByRole('heading', { name: 'Goodbye' })).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) requests.push(request.url());
    });
    await waitForFiles(page);
    await page.clock.runFor(90_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.clock.runFor(5000);
    await expect(sheet.getByRole('heading', { name: 'Goodbye' })).toBeVisible();
    expect(requests).toEqual([]);
  });
});

test('a start waits for a busy server, and the page of a friend that hangs offers to try again', async ({ page, known, problems }) => {
  problems.allow(logged);

  await test.step('[OPS-05][API-02] a start waits for a server that is busy for seconds, and says so', async () => {
    await page.clock.install();
    await page.route(ownProfile, answerBusy('2'), { times: 1 });
    await hang(page, /\/api\/(profile\/\w+|public-valentines)/);
    // the server did not manage to embed the friend in the page
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const friend = document.getElementById('friend');
        if (friend) friend.textContent = '';
      }).observe(document, { childList: true, subtree: true });
    });
    await launch(page, 'alice', { app: 'send', start: known.boris.code });
    await expect(stage(page, 'It’s crowded right now. Trying again in a moment…')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Opening the page…' })).toBeVisible();
  });

  await test.step('[SND-07] a page that does not load within 30 s says so and keeps the code', async () => {
    await waitForFiles(page);
    await page.clock.runFor(31_000);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'The page didn’t load' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /Boris/ })).toBeVisible();
    expect(new URL(page.url()).hash).toContain(known.boris.code);
  });

  await test.step('[PUB-01] a public list that does not load within 30 s says so', async () => {
    await hang(page, /\/api\/public-valentines/);
    await page.getByRole('button', { name: /Boris/ }).first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('status', { name: 'Loading answers…' })).toBeVisible();
    await waitForFiles(page);
    await page.clock.runFor(31_000);
    await expect(sheet.getByRole('alert')).toContainText('The answers didn’t load');
    await expect(sheet.getByText('Nothing here yet')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect(sheet.getByText('Nothing here yet')).toBeVisible();
  });
});
