import { defineConfig } from '@rstest/core';

export default defineConfig({
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 60_000 } },
  include: ['src/**/*.test.{ts,tsx}'],
});
