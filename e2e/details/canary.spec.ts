import type { Page } from 'playwright/test';
import { inboxState, openInbox, releaseCanary, timesOf } from '../support/canary.ts';
import { runRelease } from '../support/release-folder.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

test('[MFE-10] a user of a canary gets it at every opening, requests no file of the other version, and loses it with a rollback', async ({
  page,
  stack: { release: folder },
}) => {
  const { active } = inboxState(folder);
  const { version, entry } = await releaseCanary(page, folder, 'document.documentElement.dataset.released = "canary"');
  for (let times = 0; times < 3; times++) expect(new Set(await openInbox(page))).toEqual(new Set([entry]));
  expect(await page.evaluate(() => document.documentElement.dataset.released)).toBe('canary');
  await expect.poll(() => timesOf(page, version, 'started')).toBeGreaterThanOrEqual(4);
  expect(runRelease(folder, 'rollback', 'inbox')).toMatchObject({ status: 0 });
  expect(new Set(await openInbox(page))).toEqual(new Set([active.entry]));
});

const refusals: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.addInitScript(() => Object.assign(navigator, { sendBeacon: () => false })),
  (page) => page.addInitScript(() => Object.assign(navigator, { sendBeacon: undefined })),
  (page) => page.route(/\/api\/failures$/, (route) => route.abort()),
];

test('[MFE-12] a page works where the browser, the client or the network refuses its failure report', async ({
  page,
  context,
  problems,
  stack: { release: folder },
}) => {
  problems.allow({ console: [/remote_failed/, /broken on purpose/, /ERR_FAILED/], uncaught: [/broken on purpose/] });
  await page.addInitScript(() => Object.assign(navigator, { sendBeacon: () => false }));
  const { version, entry } = await releaseCanary(page, folder, 'throw new Error("broken on purpose")');
  for (const refuse of refusals) {
    const another = await context.newPage();
    await refuse(another);
    expect(await openInbox(another)).toContain(entry);
    await another.getByRole('link', { name: /Share/ }).click();
    await expect(another.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  }
  expect(await timesOf(page, version, 'threw_at_start')).toBe(0);
});
