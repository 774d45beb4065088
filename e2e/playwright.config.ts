import { defineConfig } from 'playwright/test';
import { chromiumArguments } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: `../node_modules/.cache/test-results/e2e-${process.env.E2E_PORT ?? 18_080}`,
  // Each worker has one stack, on ports of its own, for all files that come to it. A file's tests run in order, each with new people.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A shared machine can stall for seconds; what passes only the second time is told as flaky.
  retries: process.env.CI === 'true' ? 1 : 0,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../node_modules/.cache/test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1100, height: 980 },
    // Nothing waits for what moves, or draws it; the whole loop and tests of what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: chromiumArguments,
    },
  },
});
