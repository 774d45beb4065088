import type { Page } from 'playwright/test';

/** Reports 8 processor cores, so that the app renders its decorations on every test machine (VIS-02). */
export const usePowerfulDevice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8, configurable: true }));
