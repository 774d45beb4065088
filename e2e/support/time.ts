import { expect, type Page } from 'playwright/test';

/**
 * From here on the page's time goes on only by `page.clock.runFor`, however slow the machine is. The page must have been opened under
 * `page.clock.install()`. The leap of 4 s is shorter than the time limit of a file that is loading.
 */
export const stopTime = (page: Page): Promise<void> =>
  expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 4000);
  }).toPass();

/** How a call is tried again: which time, and the milliseconds before it. */
export const retries = [
  { count: 1, wait: 1000 },
  { count: 2, wait: 2000 },
] as const;

/**
 * From the next page on, timers of exactly so many milliseconds wait until the function given back is called: however slow the machine is,
 * what they end isn't over before it was looked at. The other timers go on.
 */
export async function holdTimer(page: Page, milliseconds: number): Promise<() => Promise<void>> {
  await page.addInitScript((length) => {
    const held: (() => void)[] = [];
    const { setTimeout } = window;
    const start = (act: () => void, wait?: number): number => (wait === length ? -held.push(act) : setTimeout(act, wait));
    Object.assign(window, { setTimeout: start, endTimers: () => held.splice(0).forEach((act) => void act()) });
  }, milliseconds);
  return () => page.evaluate(() => (window as Window & { readonly endTimers?: () => void }).endTimers?.());
}
