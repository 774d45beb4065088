import type { Page } from 'playwright/test';

/** Reports 8 processor cores, so that the app renders its decorations on every test machine (VIS-02). */
export const usePowerfulDevice = (page: Page, cores = 8): Promise<unknown> =>
  page.addInitScript((count) => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count, configurable: true }), cores);
