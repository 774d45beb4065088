import { defineConfig } from '@rstest/core';

export default defineConfig({
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  testEnvironment: 'node',
  include: ['src/**/*.test.ts'],
});
