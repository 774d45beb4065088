import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { changedBuild } from './builds.ts';
import { waitForApp } from './first-frame.ts';
import { launch } from './launch.ts';
import { type ReleaseFile, readRelease, runRelease } from './release-folder.ts';
import { appUrl } from './stack.ts';

interface Failures {
  readonly events: readonly { readonly remote: string; readonly version: string; readonly code: string; readonly hour: number }[];
  readonly takenBack: readonly { readonly version: string; readonly isInRelease: boolean }[];
}

/** The failure reports that the server has counted. */
export const failuresOf = async (page: Page): Promise<Failures> => (await page.request.get(`${appUrl()}/api/failures`)).json();

export const timesOf = async (page: Page, version: string, code: string): Promise<number> =>
  (await failuresOf(page)).events
    .filter((event) => event.version === version && event.code === code)
    .reduce((sum, { hour }) => sum + hour, 0);

/** Reports that a version of the inbox threw, in the name of the user of the init data. */
export async function reportFailure(page: Page, version: string, initData: string): Promise<void> {
  const data = { initData, events: [{ remote: 'inbox', version, phase: 'start', code: 'threw_at_start' }] };
  expect((await page.request.post(`${appUrl()}/api/failures`, { data })).status()).toBe(204);
}

interface Canaried {
  readonly canary?: { readonly release: { readonly version: string; readonly entry: string } };
  readonly withdrawn: readonly string[];
}

export const inboxState = (folder: string) => readRelease(folder).remotes.inbox as ReleaseFile['remotes']['inbox'] & Canaried;

/** Opens the inbox as Alice. Resolves with the entries of the inbox that the page requested. */
export async function openInbox(page: Page): Promise<readonly string[]> {
  const entries: string[] = [];
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/r/inbox/remoteEntry')) entries.push(pathname);
  };
  page.on('request', note);
  await launch(page, 'alice');
  await waitForApp(page);
  await page.getByRole('link', { name: /Inbox/ }).click();
  await expect(page.getByText('No questions yet')).toBeVisible();
  page.off('request', note);
  return entries;
}

interface OpenedCanary {
  readonly version: string;
  readonly entry: string;
  /** The entries of the inbox that the opening requested. */
  readonly requested: readonly string[];
}

/** Releases canaries of new versions at 99 % until Alice gets one, and opens the inbox with it. */
export async function releaseCanary(page: Page, folder: string, script: string): Promise<OpenedCanary> {
  for (let tries = 0; tries < 5; tries++) {
    const build = changedBuild('inbox', `/* ${randomUUID()} */${script}`);
    const { status, output } = runRelease(folder, 'release', 'inbox', build, '--canary', '99');
    expect({ status, output }).toMatchObject({ status: 0 });
    const { canary } = inboxState(folder);
    if (!canary) throw new Error(output);
    const requested = await openInbox(page);
    if (requested[0] === canary.release.entry) return { ...canary.release, requested };
  }
  throw new Error('Alice got none of five canaries');
}
