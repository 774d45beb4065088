import { expect, type Page } from 'playwright/test';
import { appOf } from './first-frame.ts';
import { waitForFiles } from './pending-files.ts';
import { stopTime } from './time.ts';

/** Milliseconds after which an open page may request the release again: it does so at most once a minute. */
export const A_MINUTE = 61_000;

/** Hides the page and shows it again, as a messenger does when the user leaves the app and returns. */
export async function hideAndShow(page: Pick<Page, 'evaluate'>): Promise<void> {
  for (const isHidden of [true, false])
    await page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
}

/** Performs an action that reloads the page, with a stopped clock, because the page may reload only within three seconds. */
export async function reloadsAt(page: Page, act: () => Promise<void>): Promise<void> {
  await waitForFiles(page);
  await stopTime(page);
  const reloaded = page.waitForEvent('domcontentloaded');
  await act();
  await reloaded;
  await page.clock.resume();
}

/**
 * Advances the page's clock by a minute, performs the action that makes the page request the release, and waits for the response. The time
 * limits of requests must be held. Files that match `hanging` never arrive.
 */
export async function askAfterAMinute(page: Page, act: () => Promise<void>, hanging?: RegExp): Promise<void> {
  // A file that is aborted when the minute passes also makes the page request the release.
  const request = page.waitForRequest(/\/release\/page\.json/);
  await waitForFiles(page, hanging);
  await page.clock.fastForward(A_MINUTE);
  await act();
  const response = await (await request).response();
  // Playwright never finishes a response without a body
  if (response?.status() !== 304) expect(await response?.finished()).toBeNull();
}

/** Marks the page, so that `isSamePage` notices a reload. */
export const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
export const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

export const tabs = { share: /Share/, inbox: /Inbox/, send: /Send/ } as const;
const titles = { share: /^Get anonymous questions$/, inbox: /^Questions$/, send: /for a friend$/ } as const;
/** The heading of the app's page. The first frame has the same heading. */
export const heading = (page: Page) => appOf(page).getByRole('main').getByRole('heading').first();

export async function openTab(page: Page, name: keyof typeof tabs): Promise<void> {
  await page.getByRole('link', { name: tabs[name] }).click();
  await expect(heading(page)).toHaveText(titles[name]);
}
