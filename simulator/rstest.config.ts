import { defineConfig } from '@rstest/core';

export default defineConfig({
  testEnvironment: 'node',
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
});
