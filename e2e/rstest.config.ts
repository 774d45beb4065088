import { defineConfig } from '@rstest/core';

/** The arithmetic of the bench; browser tests run under Playwright. */
export default defineConfig({
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 60_000 } },
  testEnvironment: 'node',
  include: ['bench/**/*.test.ts'],
});
