import type { Page } from 'playwright/test';
import { changedBuild, hostProviding, otherRemote } from '../support/builds.ts';
import { collectFailureReports } from '../support/failure-reports.ts';
import { expectedLines } from '../support/file-uses.ts';
import { launch } from '../support/launch.ts';
import { expect, test } from '../support/network-faults.ts';
import { carrying, pageData } from '../support/page-data.ts';
import { changed, withoutCors } from '../support/proxy-faults.ts';
import { type RemoteName, readRelease, runRelease, runReleaseWith, writeContract } from '../support/release-folder.ts';
import { openAfterFailure, placeOf } from '../support/remote-places.ts';
import { appUrl } from '../support/stack.ts';
import { holdFailureLimit } from '../support/time.ts';

/** A version that fails or differs from its release is replaced by the previous one. Without a previous version a message shows. */

// independent tests on all workers, because the whole file on one worker would end long after the others
test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

const markOf = (page: Page, remote: RemoteName) => page.evaluate((name) => document.documentElement.dataset[name] ?? null, remote);

const emptyInbox = { en: 'No questions yet', de: 'Noch keine Fragen' };
const otherWords = { en: [emptyInbox.en, 'No letters yet'], de: [emptyInbox.de, 'Noch keine Briefe'] } as const;

test('The page runs only versions that fit the host', async ({ page, known, networkFaults, problems, stack: { release: folder } }) => {
  problems.allow({ console: expectedLines });
  const send = placeOf('SendToFriend');
  const before = readRelease(folder).remotes.inbox.active.version;
  expect(runRelease(folder, 'release', 'inbox', otherRemote('inbox', { words: otherWords }))).toMatchObject({ status: 0 });
  writeContract(folder, 'inbox', '^9.0.0');
  networkFaults.set(
    pageData,
    carrying('send', (active) => ({ ...active, shared: { react: '^99.0.0' } })),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(/\/texts\.[^/]+\.ftl$/.exec(request.url()) ?? [])));
  const reports = collectFailureReports(page);
  await send.begin({ page, known });

  await test.step('[MFE-05] case 8: where a page is built with another React and has no previous version, a message shows and the other remotes work', async () => {
    await send.trigger({ page, known });
    await expect(page.getByRole('alert').filter({ hasText: 'needs a newer version of the app' })).toBeVisible();
    await expect.poll(() => reports).toEqual([expect.objectContaining({ remote: 'send', code: 'contract' })]);
    await send.elsewhere(page);
    const list = placeOf('publicList');
    await list.trigger({ page, known });
    await expect(list.failureMessage(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list.failureMessage(page)).toHaveCount(0);
  });

  await test.step('[MFE-03][MFE-05][I18-04] case 9: the previous version of a page that is made for another contract runs with its own texts, one file for each language', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Language/ })
      .click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Deutsch' }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: /Postfach/ }).click();
    await expect(page.getByText(emptyInbox.de)).toBeVisible();
    expect(await markOf(page, 'inbox')).toBeNull();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // A slow page may request a file again from the browser's cache.
    expect([...new Set(asked)]).toEqual([`/texts.${before}.en.ftl`, `/texts.${before}.de.ftl`]);
  });
});

test('The page runs only files of the release', async ({ page, known, networkFaults, problems, stack: { release: folder } }) => {
  problems.allow({ console: [...expectedLines, /CORS/] });
  const [inbox, send] = [placeOf('Inbox'), placeOf('SendToFriend')];
  const reports = collectFailureReports(page);
  const build = changedBuild('inbox', 'document.documentElement.dataset.inbox = "two"');
  expect(runRelease(folder, 'release', 'inbox', build)).toMatchObject({ status: 0 });
  const { active, previous } = readRelease(folder).remotes.inbox;
  expect(previous).toHaveLength(1);
  networkFaults.set(new RegExp(active.entry.replaceAll('.', '\\.')), changed);
  const assets = appUrl().replace('localhost', '127.0.0.1');
  expect(runReleaseWith({ ASSET_ORIGIN: assets }, folder, 'release', 'send')).toMatchObject({ status: 0 });
  networkFaults.set(new RegExp(`^${assets}/r/send/`), withoutCors);
  await holdFailureLimit(page);
  await inbox.begin({ page, known });

  await test.step('[MFE-07] case 7: a new entry with a changed byte never runs, and the previous version does', async () => {
    await inbox.trigger({ page, known });
    await expect(inbox.shown(page)).toBeVisible();
    expect(await markOf(page, 'inbox')).toBeNull();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => reports).toEqual([expect.objectContaining({ remote: 'inbox', code: 'changed', version: active.version })]);
  });

  await test.step('[MFE-06][MFE-12] case 6: files from another origin without CORS headers are reported, and load once they have them', async () => {
    await send.trigger({ page, known });
    await expect(send.failureMessage(page)).toBeVisible();
    await expect.poll(() => reports.slice(1)).toEqual([expect.objectContaining({ remote: 'send', code: 'foreign_origin' })]);
    await send.elsewhere(page);
    networkFaults.clear();
    await openAfterFailure({ page, known }, send);
  });
});

test('[MFE-05] a host for an older contract is refused, and a remote for a newer one is refused until the host provides it', async ({
  page,
  stack: { release: folder },
}) => {
  const { contract, version } = readRelease(folder).remotes.inbox.active;
  const [now = ''] = /[\d.]+/.exec(contract) ?? [];
  const [major = 0, minor = 0] = now.split('.').map(Number);
  const [less, more] = [`${major - 1}.${minor}.0`, `${major}.${minor + 50}.0`];
  const refusal = runRelease(folder, 'release', 'host', hostProviding(less));
  expect(refusal).toEqual({ status: 1, output: expect.stringContaining(`inbox is made for contract ^${now}, the shell provides ${less}`) });

  const forMore = otherRemote('inbox', { words: otherWords, contract: `^${more}` });
  const early = runRelease(folder, 'release', 'inbox', forMore);
  expect(early).toEqual({
    status: 1,
    output: expect.stringMatching(/^Refused: inbox is made for contract \^\d+\.\d+\.0, the shell provides /),
  });

  expect(runRelease(folder, 'release', 'host', hostProviding(more))).toMatchObject({ status: 0 });
  expect(runRelease(folder, 'release', 'inbox', forMore)).toMatchObject({ status: 0 });
  await launch(page, 'alice');
  await page.getByRole('link', { name: /Inbox/ }).click();
  await expect(page.getByText('No letters yet')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.provides)).toBe(more);

  const back = runRelease(folder, 'rollback', 'host');
  expect(back).toEqual({ status: 0, output: expect.stringMatching(/inbox goes to \w+, the newest version that runs in host \w+/) });
  expect(readRelease(folder).remotes.inbox.active.version).toBe(version);
});
