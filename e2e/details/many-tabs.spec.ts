import type { BrowserContext, Page } from 'playwright/test';
import { waitForApp } from '../support/first-frame.ts';
import { launch } from '../support/launch.ts';
import { sendNote } from '../support/notes.ts';
import { expect, test } from '../support/test.ts';

/** Many tabs of one user over HTTP/1.1, where a browser opens at most six connections per origin (INB-12). */

/** Returns a function that counts the open event streams of all pages. */
function watchStreams(context: BrowserContext): () => number {
  const open = new Set<unknown>();
  const isStream = (url: string) => new URL(url).pathname === '/api/events';
  context.on('request', (request) => isStream(request.url()) && open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
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

test('[INB-12] a seventh tab loads, all tabs share one event stream, and each tab shows a note that arrives', async ({
  context,
  known,
  request,
}) => {
  const streams = watchStreams(context);
  const pages: Page[] = [];
  for (let tab = 0; tab < 7; tab++) pages.push(await openTab(context));
  await expect.poll(streams).toBe(1);
  await sendNote(request, known.boris, known.alice, 'To all tabs');
  for (const page of pages) await expect(unread(page, 1)).toBeVisible();

  // Another tab opens the stream when the tab that has it is closed.
  await pages[0]?.close();
  await expect.poll(streams).toBe(1);
  await sendNote(request, known.boris, known.alice, 'To those that are left');
  for (const page of pages.slice(1)) await expect(unread(page, 2)).toBeVisible();
});

test('[INB-12] a hidden page holds no event stream, and shows the missed notes when it becomes visible', async ({
  context,
  page,
  known,
  request,
}) => {
  const streams = watchStreams(context);
  await launch(page, 'alice');
  await waitForApp(page);
  await expect.poll(streams).toBe(1);
  await show(page, 'hidden');
  await expect.poll(streams).toBe(0);
  await sendNote(request, known.boris, known.alice, 'While nobody looks');
  await show(page, 'visible');
  await expect(unread(page, 1)).toBeVisible();
  await expect.poll(streams).toBe(1);
});
