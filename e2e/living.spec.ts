import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type Response } from 'playwright/test';
import { changedHost, markedBuild } from './support/builds.ts';
import { failuresTold } from './support/failures-told.ts';
import { appStands } from './support/first-frame.ts';
import { launch } from './support/launch.ts';
import { inboxIn, openInbox, sendOpened } from './support/notes.ts';
import { type RemoteName, readRelease, runRelease } from './support/release-folder.ts';
import { checkoutIn, prepare } from './support/sending.ts';
import { tellShell } from './support/shell.ts';
import { appUrl } from './support/stack.ts';
import { test } from './support/test.ts';
import { filesAreHere } from './support/under-way.ts';

/** A minute and a little: the release is asked for at most once in one. */
const A_MINUTE = 61_000;

// a remote is built on the way
test.describe.configure({ timeout: 180_000 });

// not after each: pages still ask for files then
test.beforeEach(async ({ stack, problems }) => {
  await stack.restoreRelease();
  // a minute that passes at once gives up what is still on its way
  problems.allow({ console: [/remote_failed.*too_late/] });
});
test.afterAll(({ stack }) => stack.restoreRelease());

const tabs = { share: /Share/, inbox: /Inbox/, send: /Send/ } as const;
const others = { share: 'inbox', inbox: 'share', send: 'share' } as const;
/** Each remote by `npm run federation`; else one for each promise. */
const isWhole = process.env.BILLET_FEDERATION === 'all';
const some = (...names: readonly RemoteName[]): readonly RemoteName[] => (isWhole ? ['share', 'inbox', 'send'] : names);
const newer = (page: Page) => page.getByText('Version two');
const heading = (page: Page) => page.getByRole('main').getByRole('heading').first();

/** Builds that say 'Version two' on each page and dialog. */
const builds = new Map<RemoteName, string>();
function releaseTwo(folder: string, name: RemoteName): void {
  const build = builds.get(name) ?? markedBuild(name, 'Version two');
  builds.set(name, build);
  expect(runRelease(folder, 'release', name, build)).toMatchObject({ status: 0 });
}
const takeBack = (folder: string, name: RemoteName) => expect(runRelease(folder, 'rollback', name)).toMatchObject({ status: 0 });

async function openTab(page: Page, name: RemoteName): Promise<void> {
  await page.getByRole('link', { name: tabs[name] }).click();
  await expect(heading(page)).toBeVisible();
}

/** Opens the app at its first tab, with a clock that a test may move; marks the page, so that a reload would show. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await launch(page, 'alice');
  await appStands(page);
  await expect(heading(page)).toBeVisible();
  await mark(page);
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSamePage' in window);
/**
 * A minute passes, and what is done then has the page ask for the release. It has three seconds' patience, by a clock that no test moves: on
 * a machine that is slower than that it is asked for anew.
 */
async function askBy(page: Page, act: () => Promise<void>, hanging?: RegExp): Promise<void> {
  // what the minute itself gives up asks too
  const asking = page.waitForRequest(/\/release\/page\.json/);
  await filesAreHere(page, hanging);
  await page.clock.fastForward(A_MINUTE);
  await act();
  const answer = await (await asking).response();
  if (answer) await heard(answer);
  else await askBy(page, () => lookAway(page), hanging);
}

/** The page has the answer; one without a body never ends for who watches. */
async function heard(answer: Response): Promise<void> {
  if (answer.status() === 200) await answer.finished();
}

/** As a messenger does that puts the app aside and brings it back. */
async function lookAway(page: Page): Promise<void> {
  for (const isHidden of [true, false])
    await page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
}

for (const name of some('inbox')) {
  test(`[MFE-11] a release of ${name}, and its rollback, reach a page that stays open: when it isn't on the screen, and without a reload`, async ({
    page,
    stack: { release: folder },
  }) => {
    await open(page);
    await openTab(page, name);
    await expect(newer(page)).toHaveCount(0);
    releaseTwo(folder, name);
    // on the screen nothing changes
    await askBy(page, () => openTab(page, others[name]));
    await openTab(page, name);
    await expect(newer(page)).toBeVisible();

    takeBack(folder, name);
    await expect(newer(page)).toBeVisible();
    await askBy(page, () => openTab(page, others[name]));
    await openTab(page, name);
    await expect(newer(page)).toHaveCount(0);
    expect(await isSame(page)).toBe(true);
  });
}

test('[MFE-11] what is on the screen changes over when the person comes back to it, at the same place', async ({
  page,
  stack: { release: folder },
}) => {
  await open(page);
  await openTab(page, 'inbox');
  releaseTwo(folder, 'inbox');
  await askBy(page, () => lookAway(page));
  await expect(newer(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/inbox$/);
  expect(await isSame(page)).toBe(true);
});

test('[MFE-11] a page that is open asks at most once a minute, and an unchanged release costs an empty answer', async ({ page }) => {
  const answers: number[] = [];
  page.on('response', (response) => response.url().includes('/release/page.json') && answers.push(response.status()));
  await open(page);
  await openTab(page, 'inbox');
  await openTab(page, 'share');
  expect(answers).toEqual([]);
  await askBy(page, () => openTab(page, 'inbox'));
  await openTab(page, 'share');
  await lookAway(page);
  await openTab(page, 'inbox');
  expect(answers).toEqual([304]);
});

const drafts: Readonly<Record<RemoteName, (page: Page, facts: { noteId: string; code: string }) => Promise<void>>> = {
  share: async (page) => {
    await tellShell(page, 'openDialog', 'safety', {});
    const safety = page.getByRole('dialog', { name: 'A kind inbox' });
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

for (const name of some('send')) {
  test(`[MFE-11] a release and a rollback of ${name} leave a draft that is being typed where it is`, async ({
    page,
    ann,
    known,
    stack: { release: folder },
  }) => {
    const noteId = await sendOpened(page.request, ann, known.alice, 'Look inside');
    await open(page);
    await drafts[name](page, { noteId, code: known.boris.code });
    const field = page.getByRole('textbox').filter({ visible: true }).last();
    for (const change of [releaseTwo, takeBack]) {
      change(folder, name);
      await askBy(page, () => lookAway(page));
      await expect(field).toHaveValue('Half a thought');
      await expect(newer(page)).toHaveCount(0);
    }
    releaseTwo(folder, name);
    await askBy(page, () => lookAway(page));
    await expect(field).toHaveValue('Half a thought');
    expect(await isSame(page)).toBe(true);
  });
}

test('[MFE-06][NAV-09] a page or a dialog that throws as it goes takes nothing along: the next page is there, and so is the version that takes over', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  problems.allow({ console: [/remote_failed/, /dialog_broke/, /broken on purpose/], uncaught: [/broken on purpose/] });
  const told = failuresTold(page);
  for (const name of ['inbox', 'share'] as const) releaseTwo(folder, name);
  await open(page);
  await page.evaluate(() => Object.assign(window, { breaksAsItGoes: true }));
  await openTab(page, 'inbox');
  await expect(newer(page)).toBeVisible();
  takeBack(folder, 'inbox');
  await askBy(page, () => lookAway(page));
  await expect(newer(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  await tellShell(page, 'openDialog', 'safety', {});
  const safety = page.getByRole('dialog', { name: 'A kind inbox' });
  await expect(newer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(safety).toHaveCount(0);
  await expect(newer(page)).toHaveCount(0);
  await openTab(page, 'share');
  expect(await isSame(page)).toBe(true);
  const broke = (remote: RemoteName) => expect.objectContaining({ remote, phase: 'render', code: 'threw_while_drawn' });
  expect(told).toEqual([broke('share'), broke('inbox'), broke('share')]);
});

test('[MFE-11] a release whose former files are gone is taken by a page that stands open, and nobody notices', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  problems.allow({ answers: [{ status: 404, path: /\/r\/inbox\// }], console: [/remote_failed/, /preload/, /Failed to load/] });
  // what lies in the browser's cache would not be missed
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
  await page.getByRole('link', { name: tabs.inbox }).click();
  await expect(newer(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await isSame(page)).toBe(true);
});

test('[MFE-11][MFE-06] a late chunk of the version before, and what hangs of it, never reaches the one that took over', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  problems.allow({ console: [/remote_failed/] });
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const former = readRelease(folder).remotes.inbox.active.chunks.Inbox ?? [];
  const [script = ''] = former.filter((file) => file.endsWith('.js'));
  await page.route(`**${script}*`, async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  const asked = page.waitForRequest((request) => request.resourceType() === 'script' && request.url().includes(script));
  await page.getByRole('link', { name: tabs.inbox }).click();
  await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  const late = await asked;
  releaseTwo(folder, 'inbox');
  await askBy(page, () => openTab(page, 'share'), new RegExp(script));
  await openTab(page, 'inbox');
  await expect(newer(page)).toBeVisible();

  letCome();
  await (await late.response())?.finished();
  await openTab(page, 'share');
  await openTab(page, 'inbox');
  await expect(newer(page)).toBeVisible();
  // no stylesheet of the version before is left
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

  test('[MFE-11] waits while something is typed; then the page reloads once, at its place, and the draft is there', async ({
    page,
    known: {
      boris: { code },
    },
    stack: { release: folder },
  }) => {
    await open(page);
    await drafts.send(page, { noteId: '', code });
    releaseHost(folder);
    await askBy(page, () => lookAway(page));
    await expect(checkoutIn(page).message).toHaveValue('Half a thought');
    expect([await isSame(page), await shell(page)]).toEqual([true, 'one']);

    await checkoutIn(page).modal.getByRole('button', { name: 'Close' }).click();
    await expect(checkoutIn(page).modal).toBeHidden();
    const reloaded = page.waitForEvent('domcontentloaded');
    await lookAway(page);
    await reloaded;
    await expect(page.getByRole('region', { name: 'Not sent yet' })).toContainText('Half a thought');
    await expect(page).toHaveURL(new RegExp(`#/send\\?code=${code}$`));
    expect([await isSame(page), await shell(page)]).toEqual([false, 'two']);
  });

  test('[MFE-11] reloads at the next move, and never in a loop where the page that comes is the former one', async ({
    page,
    problems,
    stack: { release: folder },
  }) => {
    await open(page);
    // a page that no server gave may not load pictures from this machine
    problems.allow({ console: [/loopback/, /net::ERR_FAILED/] });
    const former = await (await page.request.get(appUrl())).text();
    releaseHost(folder);
    await page.route(/localhost:\d+\/(\?[^/]*)?$/, (route) => route.fulfill({ contentType: 'text/html', body: former }));
    await askBy(page, () => openTab(page, 'inbox'));
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('link', { name: tabs.send }).click();
    await reloaded;
    await expect(heading(page)).toBeVisible();
    await mark(page);
    await askBy(page, () => openTab(page, 'share'));
    await openTab(page, 'inbox');
    await lookAway(page);
    await openTab(page, 'send');
    expect(await isSame(page)).toBe(true);
  });

  test('[MFE-11] whose former files are gone is taken when what failed is closed, at the same place', async ({
    page,
    problems,
    stack: { release: folder },
  }) => {
    problems.allow({ answers: [{ status: 404, path: /\/host\/drawer/ }], console: [/remote_failed/, /_unloaded/, /Failed to load/] });
    await page.route(/\/host\/drawer/, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
    await open(page);
    await openTab(page, 'inbox');
    releaseHost(folder);
    await filesAreHere(page);
    await page.clock.fastForward(A_MINUTE);
    const answer = page.waitForResponse(/\/release\/page\.json/);
    await tellShell(page, 'openDialog', 'contest', {});
    await expect(page.getByRole('alert').filter({ hasText: 'This could not be opened' })).toBeVisible();
    await heard(await answer);
    await page.unroute(/\/host\/drawer/);
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Close' }).click();
    await reloaded;
    await expect(page).toHaveURL(/#\/inbox$/);
    await expect.poll(() => shell(page)).toBe('two');
  });
});

/** Without a network, and back: the browser tells the page. */
async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

test('[MFE-11][MFE-06] a page that was lost without a network comes by itself when the network is back', async ({ page, problems }) => {
  problems.allow({ console: [/remote_failed/, /net::ERR/, /preload/] });
  await page.route(/\/r\/inbox\//, (route) => route.abort('internetdisconnected'));
  await launch(page, 'alice');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('link', { name: tabs.inbox }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This page is taking a break' })).toBeVisible();
  await page.unroute(/\/r\/inbox\//);
  await reconnect(page);
  await expect(page.getByRole('radio', { name: 'Anonymous' })).toBeVisible();
});

for (const [what, files] of [
  ['a dialog', /\/r\/inbox\/contest/],
  ['a dialog whose sheet, a file of the host,', /\/host\/drawer/],
] as const) {
  test(`[MFE-11][MFE-06] ${what} was lost without a network comes by itself when the network is back`, async ({ page, problems }) => {
    problems.allow({ console: [/remote_failed/, /_unloaded/, /net::ERR/, /preload/] });
    await page.route(files, (route) => route.abort('internetdisconnected'));
    await openInbox(page);
    await tellShell(page, 'openDialog', 'contest', {});
    await expect(page.getByRole('alert').filter({ hasText: 'This could not be opened' })).toBeVisible();
    await page.unroute(files);
    await reconnect(page);
    await expect(page.getByRole('dialog', { name: 'Contest' })).toBeVisible();
  });
}
