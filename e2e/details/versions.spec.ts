import type { Page } from 'playwright/test';
import { changedBuild, hostProviding, otherRemote } from '../support/builds.ts';
import { collectFailureReports } from '../support/failure-reports.ts';
import { expectedLines } from '../support/file-uses.ts';
import { launch } from '../support/launch.ts';
import { expect, test } from '../support/network-faults.ts';
import { carrying, pageData } from '../support/page-data.ts';
import { changed, withoutCors } from '../support/proxy-faults.ts';
import { type RemoteName, readRelease, runRelease, runReleaseWith, writeContract } from '../support/release-folder.ts';
import { openAfterFailure, type Place, places } from '../support/remote-places.ts';
import { appUrl } from '../support/stack.ts';

/** A version that fails or differs from its release is replaced by the previous one. Without a previous version a message shows. */

// independent tests on all workers, because the whole file on one worker would end long after the others
test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

/** `npm test -- federation` tests each case at every place. Otherwise each case runs at one place, and every place has a case. */
const isFullRun = process.env.BILLET_FEDERATION === 'all';
const pages = places.filter(({ kind }) => kind === 'page');
const placesFor = (turn: number, list = places): readonly Place[] => (isFullRun ? list : list.slice(turn % list.length).slice(0, 1));

const markedBuild = (remote: RemoteName) => changedBuild(remote, { script: `document.documentElement.dataset.${remote} = "two"` });
const markOf = (page: Page, { remote }: Place) => page.evaluate((name) => document.documentElement.dataset[name] ?? null, remote);
const contractWords = (page: Page) => page.getByRole('alert').filter({ hasText: 'needs a newer version of the app' });

for (const place of placesFor(0)) {
  const { remote, kind } = place;
  test(`[MFE-07] case 7: a new entry with a changed byte of ${remote}'s ${kind} never runs, and the previous version does`, async ({
    page,
    known,
    networkFaults,
    problems,
    stack,
  }) => {
    problems.allow({ console: expectedLines });
    expect(runRelease(stack.release, 'release', remote, markedBuild(remote))).toMatchObject({ status: 0 });
    const { active, previous } = readRelease(stack.release).remotes[remote];
    expect(previous).toHaveLength(1);
    networkFaults.set(new RegExp(active.entry.replaceAll('.', '\\.')), changed);
    const reports = collectFailureReports(page);
    await place.begin({ page, known });
    await place.trigger({ page, known });
    await expect(place.shown(page)).toBeVisible();
    expect(await markOf(page, place)).toBeNull();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => reports).toEqual([expect.objectContaining({ remote, code: 'changed', version: active.version })]);
  });
}

for (const place of placesFor(1)) {
  const { remote, kind } = place;
  test(`[MFE-07] case 7: an entry of ${remote}'s ${kind} without a hash in the release never runs`, async ({
    page,
    known,
    networkFaults,
    problems,
    stack,
  }) => {
    problems.allow({ console: expectedLines });
    const { entry } = readRelease(stack.release).remotes[remote].active;
    networkFaults.set(
      pageData,
      carrying(remote, ({ integrity: { [entry]: _, ...integrity }, ...active }) => ({ ...active, integrity })),
    );
    await place.begin({ page, known });
    const reports = collectFailureReports(page);
    await place.trigger({ page, known });
    await expect(place.failureMessage(page)).toBeVisible();
    await expect.poll(() => reports).toEqual([expect.objectContaining({ remote, code: 'changed' })]);
    await page.keyboard.press('Escape');
    await place.elsewhere(page);
  });
}

for (const [turn, n, what, change] of [
  [2, 8, 'built with another React', { shared: { react: '^99.0.0' } }],
  [4, 9, 'made for another contract', { contract: '^99.0.0' }],
] as const) {
  for (const place of placesFor(turn)) {
    const { remote, kind } = place;
    test(`[MFE-05] case ${n}: where ${remote}'s ${kind} is ${what}, the previous version runs`, async ({
      page,
      known,
      networkFaults,
      stack,
    }) => {
      expect(runRelease(stack.release, 'release', remote, markedBuild(remote))).toMatchObject({ status: 0 });
      networkFaults.set(
        pageData,
        carrying(remote, (active) => ({ ...active, ...change })),
      );
      await place.begin({ page, known });
      await place.trigger({ page, known });
      await expect(place.shown(page)).toBeVisible();
      expect(await markOf(page, place)).toBeNull();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  for (const place of placesFor(turn + 1)) {
    const { remote, kind } = place;
    test(`[MFE-05] case ${n}: where ${remote}'s ${kind} is ${what} and has no previous version, a message shows and the other remotes work`, async ({
      page,
      known,
      networkFaults,
      problems,
    }) => {
      problems.allow({ console: expectedLines });
      networkFaults.set(
        pageData,
        carrying(remote, (active) => ({ ...active, ...change })),
      );
      const reports = collectFailureReports(page);
      await place.begin({ page, known });
      await place.trigger({ page, known });
      await expect(kind === 'page' ? contractWords(page) : place.failureMessage(page)).toBeVisible();
      await expect.poll(() => reports).toEqual([expect.objectContaining({ remote, code: 'contract' })]);
      await page.keyboard.press('Escape');
      await place.elsewhere(page);
    });
  }
}

for (const place of placesFor(0, pages)) {
  const { remote } = place;
  test(`[MFE-06][MFE-12] case 6: files of ${remote} from another origin without CORS headers are reported, and load once they have them`, async ({
    page,
    known,
    networkFaults,
    problems,
    stack,
  }) => {
    problems.allow({ console: [...expectedLines, /CORS/] });
    const assets = appUrl().replace('localhost', '127.0.0.1');
    expect(runReleaseWith({ ASSET_ORIGIN: assets }, stack.release, 'release', remote)).toMatchObject({ status: 0 });
    networkFaults.set(new RegExp(`^${assets}/r/${remote}/`), withoutCors);
    const reports = collectFailureReports(page);
    await place.begin({ page, known });
    await place.trigger({ page, known });
    await expect(place.failureMessage(page)).toBeVisible();
    await expect.poll(() => reports).toEqual([expect.objectContaining({ remote, code: 'foreign_origin' })]);
    await place.elsewhere(page);
    networkFaults.clear();
    await openAfterFailure({ page, known }, place);
  });
}

const emptyInbox = { en: 'No questions yet', de: 'Noch keine Fragen' };
const otherWords = { en: [emptyInbox.en, 'No letters yet'], de: [emptyInbox.de, 'Noch keine Briefe'] } as const;

async function openInbox(page: Page): Promise<void> {
  await launch(page, 'alice');
  await page.getByRole('link', { name: /Inbox/ }).click();
}

test('[MFE-05][I18-04] the running version brings its own texts, one file for each language', async ({
  page,
  stack: { release: folder },
}) => {
  const before = readRelease(folder).remotes.inbox.active.version;
  expect(runRelease(folder, 'release', 'inbox', otherRemote('inbox', { words: otherWords }))).toMatchObject({ status: 0 });
  writeContract(folder, 'inbox', '^9.0.0');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(/\/texts\.[^/]+\.ftl$/.exec(request.url()) ?? [])));
  await launch(page, 'alice');
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
  // A slow page may request a file again from the browser's cache.
  expect([...new Set(asked)]).toEqual([`/texts.${before}.en.ftl`, `/texts.${before}.de.ftl`]);
});

test('[MFE-05] a host for an older contract is refused, and a remote for a newer one is refused until the host provides it', async ({
  page,
  stack: { release: folder },
}) => {
  const [now = ''] = /[\d.]+/.exec(readRelease(folder).remotes.inbox.active.contract) ?? [];
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
  await openInbox(page);
  await expect(page.getByText('No letters yet')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.provides)).toBe(more);

  const back = runRelease(folder, 'rollback', 'host');
  expect(back).toEqual({ status: 0, output: expect.stringMatching(/inbox goes to \w+, the newest version that runs in host \w+/) });
  await openInbox(page);
  await expect(page.getByText(emptyInbox.en)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.inbox ?? 'own')).toBe('own');
});
