import type { Page } from 'playwright/test';
import { copiesIn, watchCopies } from '../support/copies.ts';
import { waitForApp } from '../support/first-frame.ts';
import { launch } from '../support/launch.ts';
import { readRelease, shellFiles } from '../support/release-folder.ts';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** Visits every tab, so that every remote has loaded, and expects one copy of everything that is shared. */
async function expectOneCopy(page: Page): Promise<void> {
  for (const [tab, heading] of [
    [/Inbox/, /^Questions$/],
    [/Send/, /for a friend/],
    [/Share/, 'Get anonymous questions'],
  ] as const) {
    await page.getByRole('link', { name: tab }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  const { requests, renderers } = await copiesIn(page);
  expect(renderers).toBe(1);
  expect(Object.keys(requests)).toEqual(expect.arrayContaining(['session', 'toasts']));
  expect(new Set(Object.values(requests))).toEqual(new Set([1]));
}

test('The page loads each file of the first screen once, other remotes when it is idle, and one copy of React and the store', async ({
  page,
  known,
  stack,
}) => {
  await watchCopies(page);
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => waiting.push(work);
    const becomeIdle = () => {
      for (const work of waiting.splice(0)) work({ didTimeout: false, timeRemaining: () => 50 });
    };
    Object.assign(window, { becomeIdle });
  });
  const requests: string[] = [];
  const unusedPreloads: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (/preload/i.test(message.text())) unusedPreloads.push(message.text());
  });
  const remotesRequested = () => [...new Set(requests.flatMap((path) => /^\/r\/(\w+)\//.exec(path)?.[1] ?? []))].sort();
  const { share } = readRelease(stack.release).remotes;

  await test.step('[MFE-01][ENV-05][ENV-07] the page itself requests what the first screen needs, each file once', async () => {
    const counted = page.waitForResponse(/\/api\/inventory\/count/);
    await launch(page, 'alice');
    await waitForApp(page);
    await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
    await counted;
    const { pages = [], Share = [] } = share.active.chunks;
    const early = [...shellFiles(stack.release), share.active.entry, ...pages, ...Share, '/locales/en.ftl', '/api/profile'];
    expect(early.length).toBeGreaterThan(6);
    expect(early.map((file) => [file, requests.filter((each) => each === file).length])).toEqual(early.map((file) => [file, 1]));
    expect(unusedPreloads).toEqual([]);
  });

  await test.step('[MFE-08] without an override the page requests no file of the override code', () => {
    expect(requests.filter((path) => /override/.test(path))).toEqual([]);
  });

  await test.step('[MFE-01] the page requests the other remotes only when it has nothing else to do', async () => {
    expect(remotesRequested()).toEqual(['share']);
    await page.evaluate(() => (window as unknown as { becomeIdle(): void }).becomeIdle());
    await expect.poll(remotesRequested).toEqual(['inbox', 'send', 'share']);
  });

  await test.step('[MFE-01][MFE-02] the page has one copy of React, the store and the bridge when /share comes first', async () => {
    await expectOneCopy(page);
  });

  await test.step('[MFE-01][MFE-02] the page has one copy of React, the store and the bridge when /send comes first', async () => {
    await launch(page, 'alice', { app: 'send', start: known.boris.code });
    await expect(page.getByRole('button', { name: 'Send a valentine' })).toBeVisible();
    await goTo(page, '/inbox');
    await expectOneCopy(page);
  });

  await test.step('[MFE-01][MFE-02] the page has one copy of React, the store and the bridge when /inbox comes first', async () => {
    await goTo(page, '/inbox');
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Questions', exact: true })).toBeVisible();
    await expectOneCopy(page);
  });
});
