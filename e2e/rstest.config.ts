import { defineConfig } from '@rstest/core';

/** Unit tests of the benchmark's arithmetic. Playwright runs the browser tests. */
export default defineConfig({
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  testEnvironment: 'node',
  include: ['bench/**/*.test.ts'],
});
