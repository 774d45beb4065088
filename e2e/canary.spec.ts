import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { appStands } from './support/first-frame.ts';
import { launch } from './support/launch.ts';
import { changedBuild, hashesOf, type ReleaseFile, readRelease, runRelease, runReleaseWith } from './support/release-folder.ts';
import { appUrl } from './support/stack.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

interface Seen {
  readonly events: readonly { readonly remote: string; readonly version: string; readonly code: string; readonly hour: number }[];
  readonly takenBack: readonly { readonly version: string; readonly isInRelease: boolean }[];
}
const seen = async (page: Page): Promise<Seen> => (await page.request.get(`${appUrl()}/api/failures`)).json();
const timesOf = async (page: Page, version: string, code: string) =>
  (await seen(page)).events.filter((event) => event.version === version && event.code === code).reduce((sum, { hour }) => sum + hour, 0);

const stateOf = (folder: string) => readRelease(folder).remotes.inbox as ReleaseFile['remotes']['inbox'] & Canaried;
interface Canaried {
  readonly canary?: { readonly release: { readonly version: string; readonly entry: string } };
  readonly withdrawn: readonly string[];
}

/** Opens the inbox as Alice and gives the entries of it that her page asked for. */
async function openInbox(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/r/inbox/remoteEntry')) asked.push(pathname);
  };
  page.on('request', note);
  await launch(page, 'alice');
  await appStands(page);
  await page.getByRole('link', { name: /Inbox/ }).click();
  // its own words: the page before has the same modes to choose from
  await expect(page.getByText('No questions yet')).toBeVisible();
  page.off('request', note);
  return asked;
}

/** Releases a canary, of a version that never was, that Alice is among the people of: at 99 % she hardly ever isn't. */
async function releaseCanary(page: Page, folder: string, script: string): Promise<{ version: string; entry: string }> {
  for (let tries = 0; ; tries++) {
    const build = changedBuild('inbox', { script: `/* ${randomUUID()} */${script}` });
    const { status, output } = runRelease(folder, 'release', 'inbox', build, '--canary', '99');
    expect({ status, output }).toMatchObject({ status: 0 });
    const { canary } = stateOf(folder);
    if (!canary) throw new Error(output);
    const [first] = await openInbox(page);
    if (first === canary.release.entry) return canary.release;
    expect(tries).toBeLessThan(3);
  }
}

const MARK = 'document.documentElement.dataset.released = "canary"';
const BREAK = 'throw new Error("broken on purpose")';
const expected = { console: [/remote_failed/, /broken on purpose/], uncaught: [/broken on purpose/] };

test('[MFE-10] whoever tries a canary gets it at every opening, asks for no file of the other version, and loses it with its rollback', async ({
  page,
  stack: { release: folder },
}) => {
  const { active } = stateOf(folder);
  const { version, entry } = await releaseCanary(page, folder, MARK);
  for (let times = 0; times < 3; times++) expect(new Set(await openInbox(page))).toEqual(new Set([entry]));
  expect(await page.evaluate(() => document.documentElement.dataset.released)).toBe('canary');
  await expect.poll(() => timesOf(page, version, 'started')).toBeGreaterThanOrEqual(4);
  expect(runRelease(folder, 'rollback', 'inbox')).toMatchObject({ status: 0 });
  expect(new Set(await openInbox(page))).toEqual(new Set([active.entry]));
});

test('[MFE-10][MFE-12] a canary that throws costs nobody their inbox, is heard of, and goes by itself; status says so', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  problems.allow(expected);
  const before = { host: hashesOf(folder, 'host'), share: hashesOf(folder, 'r/share'), send: hashesOf(folder, 'r/send') };
  const { active } = stateOf(folder);
  const { version } = await releaseCanary(page, folder, BREAK);
  await expect.poll(() => timesOf(page, version, 'threw_at_start')).toBe(1);
  expect(runReleaseWith({ STATUS_URL: appUrl() }, folder, 'status').output).toMatch(
    new RegExp(`canary inbox ${version} \\(99 %\\): 1 failures in 1 starts`),
  );

  for (let times = 0; times < 4; times++) await openInbox(page);
  await expect.poll(() => stateOf(folder).canary).toBeUndefined();
  expect(stateOf(folder)).toMatchObject({ active: { version: active.version }, withdrawn: [version] });
  await expect
    .poll(async () => (await seen(page)).takenBack.filter((each) => each.version === version))
    .toMatchObject([{ isInRelease: false }]);
  expect(runReleaseWith({ STATUS_URL: appUrl() }, folder, 'status').output).toMatch(
    new RegExp(`canary inbox ${version} was taken back by itself, .*: 5 failures in 5 starts`),
  );
  expect(new Set(await openInbox(page))).toEqual(new Set([active.entry]));
  expect({ host: hashesOf(folder, 'host'), share: hashesOf(folder, 'r/share'), send: hashesOf(folder, 'r/send') }).toEqual(before);
});

const refusals: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.addInitScript(() => Object.assign(navigator, { sendBeacon: () => false })),
  (page) => page.addInitScript(() => Object.assign(navigator, { sendBeacon: undefined })),
  (page) => page.route(/\/api\/failures$/, (route) => route.abort()),
];

test('[MFE-12] a page whose beacon the browser, the messenger or the network refuses works on', async ({
  page,
  context,
  problems,
  stack: { release: folder },
}) => {
  problems.allow({ ...expected, console: [...expected.console, /ERR_FAILED/] });
  await refusals[0]?.(page);
  const { version, entry } = await releaseCanary(page, folder, BREAK);
  for (const refuse of refusals) {
    const another = await context.newPage();
    await refuse(another);
    expect(await openInbox(another)).toContain(entry);
    await another.getByRole('link', { name: /Share/ }).click();
    await expect(another.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  }
  expect(await timesOf(page, version, 'threw_at_start')).toBe(0);
});
