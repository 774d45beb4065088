import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { changedHost, markedBuild } from '../support/builds.ts';
import { collectFailureReports } from '../support/failure-reports.ts';
import { waitForApp } from '../support/first-frame.ts';
import { launch } from '../support/launch.ts';
import { inboxIn, sendOpened } from '../support/notes.ts';
import { waitForFiles } from '../support/pending-files.ts';
import { askAfterAMinute, heading, hideAndShow, isSamePage, markPage, openTab, tabs } from '../support/release-check.ts';
import { type RemoteName, readRelease, runRelease } from '../support/release-folder.ts';
import { prepare } from '../support/sending.ts';
import { callShell } from '../support/shell.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

/** `npm test -- federation` tests every remote, otherwise only one. */
const isFullRun = process.env.BILLET_FEDERATION === 'all';
const remotes = (...names: readonly RemoteName[]): readonly RemoteName[] => (isFullRun ? ['share', 'inbox', 'send'] : names);
const newer = (page: Page) => page.getByText('Version two');

// Pages still request files after their test, so each test restores the release before it begins.
test.beforeEach(async ({ stack, problems }) => {
  await stack.restoreRelease();
  // The app aborts files that are still loading when the clock skips a minute.
  problems.allow({ console: [/remote_failed.*too_late/] });
});
test.afterAll(({ stack }) => stack.restoreRelease());

function releaseTwo(folder: string, name: RemoteName): void {
  expect(runRelease(folder, 'release', name, markedBuild(name, 'Version two'))).toMatchObject({ status: 0 });
}
const rollBack = (folder: string, name: RemoteName) => expect(runRelease(folder, 'rollback', name)).toMatchObject({ status: 0 });

/** Opens the app at its first tab with a clock that the test controls. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await launch(page, 'alice');
  await waitForApp(page);
  await expect(heading(page)).toBeVisible();
  await markPage(page);
}

// The journey of releases covers the inbox.
for (const name of isFullRun ? (['share', 'send'] as const) : []) {
  test(`[MFE-11] an open page switches to a release and a rollback of ${name}`, async ({ page, stack: { release: folder } }) => {
    const other = name === 'share' ? 'inbox' : 'share';
    await open(page);
    await openTab(page, name);
    for (const [change, count] of [
      [releaseTwo, 1],
      [rollBack, 0],
    ] as const) {
      change(folder, name);
      await askAfterAMinute(page, () => openTab(page, other));
      const reloaded = page.waitForEvent('domcontentloaded');
      await page.getByRole('link', { name: tabs[name] }).click();
      await reloaded;
      await expect(heading(page)).toBeVisible();
      await expect(newer(page)).toHaveCount(count);
    }
  });
}

/** Types a draft in a page or dialog of each remote. */
const drafts: Readonly<Record<RemoteName, (page: Page, facts: { noteId: string; code: string }) => Promise<void>>> = {
  share: async (page) => {
    await callShell(page, 'openDialog', 'safety', {});
    const safety = page.getByRole('dialog', { name: 'Privacy and safety' });
    await safety.getByRole('button', { name: /^Muted words/ }).click();
    await safety.getByRole('textbox').fill('Half a thought');
  },
  inbox: async (page) => {
    await openTab(page, 'inbox');
    await page.getByRole('radio', { name: 'Valentines' }).check();
    await inboxIn(page).opened.click();
    await inboxIn(page).detail.getByRole('button', { name: 'Answer' }).click();
    await page.getByRole('textbox').fill('Half a thought');
  },
  send: async (page, { code }) => {
    await page.evaluate((to) => {
      window.location.hash = `#/send?code=${to}`;
    }, code);
    await prepare(page, { gift: /Candy/, text: 'Half a thought' });
  },
};

for (const name of remotes('inbox')) {
  test(`[MFE-11] a release and a rollback of ${name} keep a draft that the user is typing`, async ({
    page,
    ann,
    known,
    stack: { release: folder },
  }) => {
    const noteId = await sendOpened(page.request, ann, known.alice, 'Look inside');
    await open(page);
    await drafts[name](page, { noteId, code: known.boris.code });
    const field = page.getByRole('textbox').filter({ visible: true }).last();
    for (const change of [releaseTwo, rollBack]) {
      change(folder, name);
      await askAfterAMinute(page, () => hideAndShow(page));
      await expect(field).toHaveValue('Half a thought');
      await expect(newer(page)).toHaveCount(0);
    }
    releaseTwo(folder, name);
    await askAfterAMinute(page, () => hideAndShow(page));
    await expect(field).toHaveValue('Half a thought');
    expect(await isSamePage(page)).toBe(true);
  });
}

test('[MFE-06][NAV-09] a page and a dialog that throw on unmount do not break the next page', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  problems.allow({ console: [/remote_failed/, /dialog_broke/, /broken on purpose/], uncaught: [/broken on purpose/] });
  const reports = collectFailureReports(page);
  for (const name of ['inbox', 'share'] as const) releaseTwo(folder, name);
  await open(page);
  await page.evaluate(() => Object.assign(window, { breaksAsItGoes: true }));
  await openTab(page, 'inbox');
  await expect(newer(page)).toBeVisible();
  await openTab(page, 'send');
  await callShell(page, 'openDialog', 'safety', {});
  const safety = page.getByRole('dialog', { name: 'Privacy and safety' });
  await expect(newer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(safety).toHaveCount(0);
  await expect(newer(page)).toHaveCount(0);
  await openTab(page, 'share');
  expect(await isSamePage(page)).toBe(true);
  const broke = (remote: RemoteName) => expect.objectContaining({ remote, phase: 'render', code: 'threw_while_drawn' });
  await expect.poll(() => reports).toEqual([broke('share'), broke('inbox'), broke('share')]);
});

test('[MFE-11] an open page switches to a release whose previous files no longer exist', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  problems.allow({ answers: [{ status: 404, path: /\/r\/inbox\// }], console: [/remote_failed/, /preload/, /Failed to load/] });
  // Keeps the files out of the browser's cache.
  await page.route(/\/r\/inbox\//, (route) => route.abort());
  problems.allow({ console: [/net::ERR/] });
  await open(page);
  const { integrity } = readRelease(folder).remotes.inbox.active;
  releaseTwo(folder, 'inbox');
  for (const file of Object.keys(integrity)) {
    if (!(file in readRelease(folder).remotes.inbox.active.integrity))
      for (const copy of ['', '.br', '.gz']) rmSync(path.join(folder, file + copy), { force: true });
  }
  await page.unroute(/\/r\/inbox\//);
  await page.getByRole('link', { name: /Inbox/ }).click();
  await expect(newer(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await isSamePage(page)).toBe(true);
});

test('[MFE-11][MFE-06] a late chunk of the previous version never reaches the version that replaced it', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  problems.allow({ console: [/remote_failed/] });
  let letCome = (): void => undefined;
  const responseReleased = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const former = readRelease(folder).remotes.inbox.active.chunks.Inbox ?? [];
  const script = former.find((file) => /\/Inbox\.\w+\.js$/.test(file)) ?? '';
  expect(script).not.toBe('');
  await page.route(`**${script}*`, async (route) => {
    await responseReleased;
    await route.continue();
  });
  await open(page);
  const asked = page.waitForRequest((request) => request.resourceType() === 'script' && request.url().includes(script));
  await page.getByRole('link', { name: /Inbox/ }).click();
  await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  const late = await asked;
  releaseTwo(folder, 'inbox');
  await askAfterAMinute(page, () => openTab(page, 'share'), new RegExp(script));
  await openTab(page, 'inbox');
  await expect(newer(page)).toBeVisible();

  letCome();
  await (await late.response())?.finished();
  await openTab(page, 'share');
  await openTab(page, 'inbox');
  await expect(newer(page)).toBeVisible();
  // The page has no stylesheet of the previous version.
  const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => new URL(href ?? document.baseURI).pathname));
  const active = readRelease(folder).remotes.inbox.active.integrity;
  expect(styles.filter((file) => file.startsWith('/r/inbox/') && !(file in active))).toEqual([]);
});

test.describe('a release of the host', () => {
  const releaseHost = (folder: string) =>
    expect(runRelease(folder, 'release', 'host', changedHost('document.documentElement.dataset.shell = "two"'))).toMatchObject({
      status: 0,
    });
  const shell = (page: Page) => page.evaluate(() => document.documentElement.dataset.shell ?? 'one');

  test('[MFE-11] a release of the host does not reload in a loop where a proxy serves the previous page', async ({
    page,
    problems,
    stack: { release: folder },
  }) => {
    await open(page);
    // Chromium blocks images from this machine in a page that a test has served.
    problems.allow({ console: [/loopback/, /net::ERR_FAILED/] });
    const former = await (await page.request.get(appUrl())).text();
    releaseHost(folder);
    await page.route(/localhost:\d+\/(\?[^/]*)?$/, (route) => route.fulfill({ contentType: 'text/html', body: former }));
    await askAfterAMinute(page, () => openTab(page, 'inbox'));
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('link', { name: /Send/ }).click();
    await reloaded;
    await expect(heading(page)).toBeVisible();
    await markPage(page);
    await askAfterAMinute(page, () => openTab(page, 'share'));
    await openTab(page, 'inbox');
    await hideAndShow(page);
    await openTab(page, 'send');
    expect(await isSamePage(page)).toBe(true);
  });

  test('[MFE-11] a host release without its previous files replaces the open page when the user closes the failed dialog', async ({
    page,
    problems,
    stack: { release: folder },
  }) => {
    problems.allow({ answers: [{ status: 404, path: /\/host\/drawer/ }], console: [/remote_failed/, /_unloaded/, /Failed to load/] });
    await page.route(/\/host\/drawer/, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
    await open(page);
    await openTab(page, 'inbox');
    releaseHost(folder);
    await askAfterAMinute(page, async () => {
      await callShell(page, 'openDialog', 'contest', {});
      await expect(page.getByRole('alert').filter({ hasText: 'This didn’t open' })).toBeVisible();
    });
    await page.unroute(/\/host\/drawer/);
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Close' }).click();
    await reloaded;
    await expect(page).toHaveURL(/#\/inbox$/);
    await expect.poll(() => shell(page)).toBe('two');
  });
});

test('A page and a dialog that failed to load offline load when the network is back', async ({ page, problems }) => {
  problems.allow({ console: [/remote_failed/, /_unloaded/, /net::ERR/, /preload/] });
  const message = page.getByRole('alert');
  /** Makes files fail, shows the message, and restores the network: the browser fires `online`. */
  const lose = async (files: RegExp, trigger: () => Promise<void>, words: string) => {
    await page.route(files, (route) => route.abort('internetdisconnected'));
    await launch(page, 'alice');
    await waitForApp(page);
    await trigger();
    await expect(message.filter({ hasText: words })).toBeVisible();
    await page.unroute(files);
    // without the network the files that are still loading would fail, too
    await waitForFiles(page);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  };
  const openContest = () => callShell(page, 'openDialog', 'contest', {});
  const contest = page.getByRole('dialog', { name: 'Contest' });

  await test.step('[MFE-11][MFE-06] a page of a remote loads when the network is back', async () => {
    await lose(/\/r\/inbox\//, () => page.getByRole('link', { name: /Inbox/ }).click(), 'This page is taking a break');
    await expect(page.getByRole('radio', { name: 'Anonymous' })).toBeVisible();
  });

  await test.step('[MFE-11][MFE-06] a dialog of a remote loads when the network is back', async () => {
    await lose(/\/r\/inbox\/contest/, openContest, 'This didn’t open');
    await expect(contest).toBeVisible();
  });

  await test.step('[MFE-11][MFE-06] the sheet of a dialog, a file of the host, loads when the network is back', async () => {
    await lose(/\/host\/drawer/, openContest, 'This didn’t open');
    await expect(contest).toBeVisible();
  });
});
