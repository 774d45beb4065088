import type { Page, Route } from 'playwright/test';
import { changedBuild, changedHost, markedBuild } from '../support/builds.ts';
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
import { holdTimeLimits } from '../support/time.ts';

/** `npm test -- federation` tests releases of every remote. Otherwise the journey of releases covers the inbox, and a draft of a valentine. */
const isFullRun = process.env.BILLET_FEDERATION === 'all';
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
  await holdTimeLimits(page);
  await launch(page, 'alice');
  await waitForApp(page);
  await expect(heading(page)).toBeVisible();
  await markPage(page);
}

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

for (const name of isFullRun ? (['share', 'inbox', 'send'] as const) : []) {
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

test('An open page switches to releases whose previous files are lost or late', async ({ page, problems, stack: { release: folder } }) => {
  problems.allow({
    answers: [{ status: 404, path: /\/r\/send\/|\/host\/drawer/ }],
    // Chromium blocks images from this machine in a page that a test has served.
    console: [/remote_failed/, /_unloaded/, /preload/, /Failed to load/, /loopback/, /net::ERR_FAILED/],
  });
  const { inbox, send } = readRelease(folder).remotes;
  const lose = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
  await page.route(`**${send.active.entry}*`, lose);
  await page.route(/\/host\/drawer/, lose);
  const lateScript = inbox.active.chunks.Inbox?.find((file) => /\/Inbox\.\w+\.js$/.test(file)) ?? '';
  expect(lateScript).not.toBe('');
  const { promise: isReleased, resolve: releaseLateScript } = Promise.withResolvers<void>();
  await page.route(`**${lateScript}*`, async (route) => {
    await isReleased;
    await route.continue();
  });
  await open(page);

  await test.step('[MFE-11] a page whose previous files no longer exist opens in its new version', async () => {
    const build = changedBuild('send', 'document.documentElement.dataset.send = "two"');
    expect(runRelease(folder, 'release', 'send', build)).toMatchObject({ status: 0 });
    await openTab(page, 'send');
    await expect(page.locator('html')).toHaveAttribute('data-send', 'two');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await isSamePage(page)).toBe(true);
  });

  await test.step('[MFE-11][MFE-06] a late chunk of the previous version never reaches the version that replaced it', async () => {
    const asked = page.waitForRequest((request) => request.resourceType() === 'script' && request.url().includes(lateScript));
    await page.getByRole('link', { name: /Inbox/ }).click();
    await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible();
    const late = await asked;
    releaseTwo(folder, 'inbox');
    await askAfterAMinute(page, () => openTab(page, 'share'), new RegExp(lateScript));
    await openTab(page, 'inbox');
    await expect(newer(page)).toBeVisible();

    releaseLateScript();
    await (await late.response())?.finished();
    await openTab(page, 'share');
    await openTab(page, 'inbox');
    await expect(newer(page)).toBeVisible();
    // The page has no stylesheet of the previous version.
    const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => new URL(href ?? document.baseURI).pathname));
    const active = readRelease(folder).remotes.inbox.active.integrity;
    expect(styles.filter((file) => file.startsWith('/r/inbox/') && !(file in active))).toEqual([]);
    expect(await isSamePage(page)).toBe(true);
  });

  await test.step('[MFE-11] a host release without its previous files reloads the page when the user closes the failed dialog', async () => {
    const former = await (await page.request.get(appUrl())).text();
    const build = changedHost('document.documentElement.dataset.shell = "two"');
    expect(runRelease(folder, 'release', 'host', build)).toMatchObject({ status: 0 });
    await page.route(/localhost:\d+\/(\?[^/]*)?$/, (route) => route.fulfill({ contentType: 'text/html', body: former }));
    await askAfterAMinute(page, async () => {
      await callShell(page, 'openDialog', 'contest', {});
      await expect(page.getByRole('alert').filter({ hasText: 'This didn’t open' })).toBeVisible();
    });
    await page.unroute(/\/host\/drawer/);
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Close' }).click();
    await reloaded;
    await expect(page).toHaveURL(/#\/inbox$/);
    await expect(heading(page)).toBeVisible();
    await markPage(page);
  });

  await test.step('[MFE-11] the page does not reload in a loop while a proxy serves the previous page', async () => {
    await askAfterAMinute(page, () => openTab(page, 'share'));
    await openTab(page, 'inbox');
    await hideAndShow(page);
    await openTab(page, 'send');
    expect(await isSamePage(page)).toBe(true);
  });
});

test('Pages and dialogs that failed to load offline load when the network is back', async ({ page, problems }) => {
  problems.allow({ console: [/remote_failed/, /_unloaded/, /net::ERR/, /preload/] });
  const inbox = /\/r\/inbox\/(?!contest)/;
  const drawer = /\/host\/drawer/;
  const dialog = /\/r\/inbox\/contest/;
  for (const files of [inbox, drawer, dialog]) await page.route(files, (route) => route.abort('internetdisconnected'));
  const message = (words: string) => page.getByRole('alert').filter({ hasText: words });
  /** Restores the network: the browser fires `online`. */
  const restore = async (files: RegExp) => {
    await page.unroute(files);
    // without the network the files that are still loading would fail, too
    await waitForFiles(page);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  };
  await launch(page, 'alice');
  await waitForApp(page);

  await test.step('[MFE-11][MFE-06] a page of a remote loads when the network is back', async () => {
    await page.getByRole('link', { name: /Inbox/ }).click();
    await expect(message('This page is taking a break')).toBeVisible();
    await restore(inbox);
    await expect(heading(page)).toHaveText('Questions');
  });

  for (const [what, files, name, title] of [
    ['the sheet of a dialog, a file of the host,', drawer, 'settings', 'Settings'],
    ['a dialog of a remote', dialog, 'contest', 'Contest'],
  ] as const)
    await test.step(`[MFE-11][MFE-06] ${what} loads when the network is back`, async () => {
      await callShell(page, 'openDialog', name, {});
      await expect(message('This didn’t open')).toBeVisible();
      await restore(files);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
});
