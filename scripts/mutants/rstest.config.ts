import { defineConfig } from '@rstest/core';

/** For rules, which need neither a database nor a page. */
export default defineConfig({
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  testEnvironment: 'node',
  include: ['src/**/*.test.ts'],
});
