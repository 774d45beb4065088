import type { Page } from 'playwright/test';
import { patternOf } from '../support/failure-cases.ts';
import { collectFailureReports } from '../support/failure-reports.ts';
import { expectedLines } from '../support/file-uses.ts';
import { expect, test } from '../support/network-faults.ts';
import { changed, missing } from '../support/proxy-faults.ts';
import { readRelease } from '../support/release-folder.ts';
import { atHome, goToTab, openAfterFailure, placeOf, shown } from '../support/remote-places.ts';
import { callShell } from '../support/shell.ts';
import { holdFailureLimit } from '../support/time.ts';

const pressBack = (page: Page) =>
  page.evaluate(() => {
    const { Telegram } = window as unknown as { Telegram: { WebView: { receiveEvent(name: string): void } } };
    Telegram.WebView.receiveEvent('back_button_pressed');
  });

test('A remote that fails breaks only its own page or dialog, and recovers without a reload', async ({
  page,
  known,
  networkFaults,
  problems,
  stack,
}) => {
  problems.allow({ answers: [{ status: 404, path: /\/r\/inbox\// }], console: expectedLines });
  const release = readRelease(stack.release);
  const [inbox, contest, send] = [placeOf('Inbox'), placeOf('contest'), placeOf('SendToFriend')];
  const entry = patternOf(release, inbox, 'entry');
  // Only the file that the dialog does not share with the page of the inbox.
  const dialogChunk = /\/r\/inbox\/contest\.\w+\.js/;
  const changedChunk = patternOf(release, send, 'chunk');
  const requestsOf = (file: RegExp) => networkFaults.requests.filter((address) => file.test(address));
  const reports = collectFailureReports(page);
  networkFaults.set(entry, missing);
  networkFaults.set(changedChunk, changed);
  await holdFailureLimit(page);
  await atHome({ page, known });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await test.step('[MFE-06][NAV-09] a missing entry replaces its page by a message, and the other tabs work', async () => {
    await inbox.trigger({ page, known });
    await expect(inbox.failureMessage(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await inbox.elsewhere(page);
  });

  await test.step('[MFE-12] the page reports the failure with remote, version and code', async () => {
    const { version } = release.remotes.inbox.active;
    await expect.poll(() => reports).toContainEqual(expect.objectContaining({ remote: 'inbox', code: 'missing', version }));
  });

  await test.step('[MFE-06] the page opens without a reload once the entry is available, under a new address', async () => {
    const before = requestsOf(entry);
    networkFaults.clear();
    networkFaults.set(dialogChunk, missing);
    networkFaults.set(changedChunk, changed);
    await openAfterFailure({ page, known }, inbox);
    expect(requestsOf(entry).filter((address) => !before.includes(address))).not.toEqual([]);
  });

  await test.step('[MFE-06] a missing file of a dialog replaces the dialog by a message that back closes', async () => {
    await contest.trigger({ page, known });
    await expect(contest.failureMessage(page)).toBeVisible();
    await pressBack(page);
    await expect(contest.failureMessage(page)).toHaveCount(0);
    networkFaults.clear();
    networkFaults.set(changedChunk, changed);
    await openAfterFailure({ page, known }, contest);
    await page.keyboard.press('Escape');
    await expect(contest.shown(page)).toHaveCount(0);
  });

  await test.step('[MFE-07][MFE-12] the page never runs a chunk with a changed byte, reports it, and loads the released one later', async () => {
    await send.trigger({ page, known });
    await expect(send.failureMessage(page)).toBeVisible();
    await expect.poll(() => reports).toContainEqual(expect.objectContaining({ remote: 'send', code: 'changed' }));
    await send.elsewhere(page);
    networkFaults.clear();
    await openAfterFailure({ page, known }, send);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  await test.step('[MFE-06][MFE-12] a page that throws while it renders breaks only itself and is reported with its own code', async () => {
    problems.allow({ console: [/TypeError/, /error occurred in/, /dialog_broke/], uncaught: [/./] });
    await goToTab(page, 'inbox');
    await expect(shown.inbox(page)).toBeVisible();
    const reported = reports.length;
    await page.route(/\/api\/inventory\/valentines/, (route) =>
      route.fulfill({ json: { valentines: [{ id: 'no valentine at all' }], pagination: { total: 1, skip: 0, limit: 20 } } }),
    );
    // the radio button leaves with the page, so only a click can be awaited
    await page.getByRole('radio', { name: 'Valentines' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Something on this page broke' })).toBeVisible();
    await expect
      .poll(() => reports.slice(reported))
      .toEqual([expect.objectContaining({ remote: 'inbox', phase: 'render', code: 'threw_while_drawn' })]);
    await goToTab(page, 'share');
    await expect(page.getByRole('heading', { name: 'Get valentines' })).toBeVisible();
  });

  await test.step('[MFE-06][NAV-09][MFE-12] a response with another structure breaks only its dialog, which is reported and requests it again', async () => {
    const leaderboards = /\/api\/leaderboards/;
    const broken = page.getByRole('alert').filter({ hasText: 'Something here broke' });
    const reported = reports.length;
    await page.route(leaderboards, (route) => route.fulfill({ json: { categories: 'none at all' } }));
    await callShell(page, 'openDialog', 'leaderboard', {});
    await expect(broken).toBeVisible();
    await expect
      .poll(() => reports.slice(reported))
      .toEqual([expect.objectContaining({ remote: 'share', phase: 'render', code: 'threw_while_drawn' })]);
    await page.unroute(leaderboards);
    await broken.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Leaderboard' })).toBeVisible();
    await expect(broken).toHaveCount(0);
  });
});
