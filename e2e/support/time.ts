import { expect, type Page } from 'playwright/test';

/**
 * Stops the page's clock: from now on only `page.clock.runFor` advances it, independent of the machine's speed. The page must have been
 * opened after `page.clock.install()`. The jump of 4 s is shorter than the time limit of a loading file.
 */
export const stopTime = (page: Page): Promise<void> =>
  expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 4000);
  }).toPass();

/** Retries of a call: the number of the retry and the milliseconds before it. */
export const retries = [
  { count: 1, wait: 1000 },
  { count: 2, wait: 2000 },
] as const;

/**
 * Holds all timers of exactly this length in pages that load from now on, until the returned function is called. A slow machine can then
 * check a state that such a timer ends. Other timers run.
 */
export async function holdTimer(page: Page, milliseconds: number): Promise<() => Promise<void>> {
  await page.addInitScript((length) => {
    const delayed: (() => void)[] = [];
    const { setTimeout } = window;
    const start = (act: (...given: unknown[]) => void, wait?: number, ...given: unknown[]): number =>
      wait === length ? -delayed.push(() => act(...given)) : setTimeout(act, wait, ...given);
    Object.assign(window, { setTimeout: start, endTimers: () => delayed.splice(0).forEach((act) => void act()) });
  }, milliseconds);
  return () => page.evaluate(() => (window as Window & { readonly endTimers?: () => void }).endTimers?.());
}

/**
 * Holds the time limits of requests (`AbortSignal.timeout`) in pages that load from now on. The returned function ends those of all requests
 * so far, as if the time had passed.
 */
export async function holdTimeLimits(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const delayed: AbortController[] = [];
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      delayed.push(controller);
      return controller.signal;
    };
    const endTimeLimits = () => {
      for (const controller of delayed.splice(0)) controller.abort(new DOMException('signal timed out', 'TimeoutError'));
    };
    Object.assign(window, { endTimeLimits });
  });
  return () => page.evaluate(() => (window as Window & { readonly endTimeLimits?: () => void }).endTimeLimits?.());
}

/** Holds the plain notices that appear if the library of notices takes longer than 1.5 s to load. */
export const holdPlainToasts = (page: Page) => holdTimer(page, 1500);

/** Holds the time limit after which the cause of a failed file is no longer looked for. */
export const holdFailureLimit = (page: Page) => holdTimer(page, 3000);
