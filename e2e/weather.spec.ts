import type { Page, Route } from 'playwright/test';
import { stage } from './support/first-frame.ts';
import { launch } from './support/launch.ts';
import { closeApp, confirmAge, openFromBot } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { stopTime } from './support/time.ts';
import { filesAreHere } from './support/under-way.ts';

/** Weather on the way to the server: what a person is told in it, and that there is always a way on. */

const shareTitle = (page: Page) => page.getByRole('heading', { name: 'Get anonymous questions' });
const refusal = (status: number, code: string, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { error: { code, message: code } },
});
const ownProfile = /\/api\/profile$/;
const quiet = { console: [/profile_failed/, /inventory_failed/, /net::ERR/, /live/] };

/** Nobody answers any more: not the server's calls, nor its stream. */
const hang = (page: Page, pattern: RegExp) => page.route(pattern, () => undefined);

test('[ENV-06][ENV-08] a server that hangs at the start ends in words and a way on after 30 s, and the way works', async ({
  page,
  problems,
}) => {
  // what is fetched ahead within the half minute that passes at once is given up too
  problems.allow({ console: [...quiet.console, /remote_failed.*"(too_late|missing)"/] });
  await page.clock.install();
  await hang(page, ownProfile);
  await launch(page, 'alice');
  await expect(stage(page, 'Loading profile...')).toBeVisible();
  await filesAreHere(page);
  await page.clock.runFor(8100);
  await expect(stage(page, 'Network error occurred. Retrying... Please wait.')).toBeVisible();
  await page.clock.runFor(22_000);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Too many gifts. Try again' })).toBeVisible();
  await expect(alert).toContainText('No answer came. Check your internet and try again.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(shareTitle(page)).toBeVisible();
});

test('[ENV-06][API-02] a server that is busy for minutes says so at once, and so does each list', async ({ page, problems }) => {
  problems.allow({ ...quiet, answers: [{ status: 503, path: /\/api\// }] });
  const busy = (route: Route) => route.fulfill(refusal(503, 'busy', { 'retry-after': '120' }));
  await page.route(ownProfile, busy);
  await launch(page, 'alice');
  await expect(page.getByRole('alert')).toContainText('Please try again in 2 minutes.');
  await page.unroute(ownProfile);
  await page.route(/\/api\/(inventory|sent|purchases|leaderboards)/, busy);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('link', { name: /Inbox/ }).click();
  const inbox = page.getByRole('main').getByRole('alert');
  await expect(inbox).toContainText('Your inbox didn’t load');
  await expect(inbox).toContainText('Please try again in 2 minutes.');
  await expect(page.getByText('No questions yet')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await inbox.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No questions yet')).toBeVisible();
});

test('[OPS-05][API-02] a server without room is waited for in words at the start, and then all is there', async ({ page, problems }) => {
  problems.allow({ ...quiet, answers: [{ status: 503, path: /\/api\// }] });
  const words = 'Many people are here right now. Trying again in a moment…';
  await page.route(ownProfile, (route) => route.fulfill(refusal(503, 'busy', { 'retry-after': '2' })), { times: 1 });
  await launch(page, 'alice');
  await expect(stage(page, words)).toBeVisible();
  await expect(shareTitle(page)).toBeVisible();
});

/** The page as it comes where its server found no time to look the friend up. */
const withoutFriend = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      const friend = document.getElementById('friend');
      if (friend) friend.textContent = '';
    }).observe(document, { childList: true, subtree: true });
  });

test('[PUB-01][SND-07] a friend’s page and public list that hang say so with ‘try again’, and keep the code', async ({
  page,
  known,
  problems,
}) => {
  problems.allow(quiet);
  await page.clock.install();
  await hang(page, /\/api\/(profile\/\w+|public-valentines)/);
  await withoutFriend(page);
  await launch(page, 'alice', { app: 'send', start: known.boris.code });
  await expect(page.getByRole('status', { name: 'Opening the page…' })).toBeVisible();
  await filesAreHere(page);
  await page.clock.runFor(31_000);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: "The page didn't load" })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /Boris/ })).toBeVisible();
  expect(new URL(page.url()).hash).toContain(known.boris.code);
  await hang(page, /\/api\/public-valentines/);
  await page.getByRole('button', { name: /Boris/ }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('status', { name: 'Loading answers…' })).toBeVisible();
  await filesAreHere(page);
  await page.clock.runFor(31_000);
  await expect(sheet.getByRole('alert')).toContainText("The answers didn't load");
  await expect(sheet.getByText('Nothing here yet')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByText('Nothing here yet')).toBeVisible();
});

test('[API-03][SND-05] offline while it is sent: the count, then red words; once back online the same goes out once', async ({
  page,
  known,
  problems,
}) => {
  problems.allow(quiet);
  await page.clock.install();
  await launch(page, 'alice', { app: 'send', start: known.boris.code });
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: /Tulip/ }).first().click();
  await modal.getByRole('textbox', { name: 'Message' }).fill('through the storm');
  await stopTime(page);
  await page.context().setOffline(true);
  await modal.getByRole('button', { name: 'Send', exact: true }).click();
  await page.clock.runFor(800);
  for (const [count, wait] of [
    [1, 1000],
    [2, 2000],
  ] as const) {
    await expect(modal.getByRole('status').filter({ hasText: `Trying again: ${count} of 2` })).toBeVisible();
    await page.clock.runFor(wait);
  }
  await expect(modal.getByRole('alert').filter({ hasText: 'the same never goes out twice' })).toBeVisible();
  await expect(modal.getByRole('textbox', { name: 'Message' })).toHaveValue('through the storm');
  await page.context().setOffline(false);
  await page.clock.resume();
  await modal.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
});

test('[SHR-05][SDK-02] a client that never answers costs no silence: the sheet says what it waits for, then offers the link', async ({
  page,
  problems,
}) => {
  problems.allow({ console: [/mode_unread/] });
  await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } }));
  await launch(page, 'alice');
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'I am 18 or older' }).click();
  const row = sheet.getByRole('button', { name: /Send in a chat/ });
  await row.click();
  await expect(sheet.getByText('Choose in Telegram who gets it').first()).toBeVisible();
  await expect(row).toHaveAttribute('aria-busy', 'true');
  await expect(sheet.getByRole('button', { name: 'Nothing opened? Tap to send the plain link' })).toBeVisible();
  await expect(row).not.toHaveAttribute('aria-busy', 'true');
});

test('[SHR-05] with a messenger that answers, the sheet stays until a chat was chosen, and closes then', async ({ phones }) => {
  const { alice } = phones;
  await openFromBot(alice);
  await alice.app.getByRole('button', { name: 'Share', exact: true }).click();
  await confirmAge(alice);
  await alice.app.getByRole('button', { name: /Send in a chat/ }).click();
  await expect(alice.app.getByText('Choose in Telegram who gets it').first()).toBeVisible();
  await alice.screen.getByRole('dialog', { name: 'Send this message to' }).getByRole('button', { name: /Boris/ }).click();
  await expect(alice.app.getByRole('dialog')).toHaveCount(0);
  await closeApp(alice);
});

test('[SAF-02] a deleted account stays deleted however the network comes and goes under the goodbye', async ({ page, problems }) => {
  problems.allow(quiet);
  await page.clock.install();
  const listening = page.waitForRequest('**/api/events');
  await launch(page, 'alice');
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Delete my account' }).click();
  await filesAreHere(page);
  await page.clock.runFor(5000);
  await listening;
  await sheet.getByRole('button', { name: 'Delete forever' }).click();
  await expect(sheet.getByRole('heading', { name: 'Goodbye' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await filesAreHere(page);
  await page.clock.runFor(90_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.runFor(5000);
  await expect(sheet.getByRole('heading', { name: 'Goodbye' })).toBeVisible();
  expect(asked).toEqual([]);
});
