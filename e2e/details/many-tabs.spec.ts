import type { BrowserContext, Page, Request } from 'playwright/test';
import { waitForApp } from '../support/first-frame.ts';
import { launch } from '../support/launch.ts';
import { sendNote } from '../support/notes.ts';
import { expect, test } from '../support/test.ts';

/** Tabs of one user over HTTP/1.1, where a browser opens at most six connections per origin. */

/** Returns a function that counts the event streams of all open pages. The browser reports no end of a stream whose page closes. */
function watchStreams(context: BrowserContext): () => number {
  const open = new Set<Request>();
  const isStream = (url: string) => new URL(url).pathname === '/api/events';
  context.on('request', (request) => isStream(request.url()) && open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
}

/** Simulates that another tab or app covers the page, or that the page is visible again. */
const show = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { get: () => next, configurable: true });
    Object.defineProperty(document, 'hidden', { get: () => next === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const unread = (page: Page, count: number) => page.getByRole('link', { name: new RegExp(`${count} unread`) });

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await launch(page, 'alice');
  await waitForApp(page);
  return page;
}

test('[INB-12] the tabs of a user share one event stream, which a hidden tab does not hold, and each visible tab shows new notes', async ({
  context,
  known,
  request,
}) => {
  const streams = watchStreams(context);
  const [first, second, third] = [await openTab(context), await openTab(context), await openTab(context)];

  await test.step('[INB-12] three tabs open one stream, and each shows a note that arrives', async () => {
    await expect.poll(streams).toBe(1);
    await sendNote(request, known.boris, known.alice, 'To all tabs');
    for (const page of [first, second, third]) await expect(unread(page, 1)).toBeVisible();
  });

  await test.step('[INB-12] a seventh tab loads and shows the note, still with one stream', async () => {
    const others: Page[] = [];
    for (let tab = 4; tab <= 7; tab++) others.push(await openTab(context));
    for (const page of others) await expect(unread(page, 1)).toBeVisible();
    await expect.poll(streams).toBe(1);
    for (const page of others) await page.close();
  });

  await test.step('[INB-12] another tab opens the stream when the tab that has it is closed', async () => {
    await first.close();
    await expect.poll(streams).toBe(1);
    await sendNote(request, known.boris, known.alice, 'To the others');
    for (const page of [second, third]) await expect(unread(page, 2)).toBeVisible();
  });

  await test.step('[INB-12] a hidden page holds no event stream, and shows the missed notes when it becomes visible', async () => {
    await second.close();
    await expect.poll(streams).toBe(1);
    await show(third, 'hidden');
    await expect.poll(streams).toBe(0);
    await sendNote(request, known.boris, known.alice, 'While nobody looks');
    await show(third, 'visible');
    await expect(unread(third, 3)).toBeVisible();
    await expect.poll(streams).toBe(1);
  });
});
