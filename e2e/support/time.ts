import type { Page } from 'playwright/test';

/**
 * From here on the page's time goes on only by `page.clock.runFor`: however slow the machine is, nothing runs out meanwhile. The page
 * must have been opened under `page.clock.install()`.
 */
export const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);

/** How a call is tried again: which time, and the milliseconds before it. */
export const retries = [
  { count: 1, wait: 1000 },
  { count: 2, wait: 2000 },
] as const;
