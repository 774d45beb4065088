import { defineConfig } from 'playwright/test';
import { chromiumArguments } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: `../node_modules/.cache/test-results/e2e-${process.env.E2E_PORT ?? 18_080}`,
  // Each worker has one stack on its own ports for all of its files. A file's tests run in order, each with new users. Tests also wait for
  // time limits of the product, so three workers fill two cores. `browserPortFault` knows this number.
  workers: 3,
  // These limits only end tests that hang, so a slow machine has the same result as a fast one.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../node_modules/.cache/test-results/e2e.json' }]],
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts' },
    { name: 'details', testMatch: '*.spec.ts', testIgnore: 'journeys/**' },
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Moscow',
    // A phone. Chromium paints without a GPU here, so a window of the double width takes most of a test's time.
    viewport: { width: 390, height: 844 },
    // Animations are reduced by default. The tests of animations turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: chromiumArguments,
    },
  },
});
