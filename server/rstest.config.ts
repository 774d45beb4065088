import { defineConfig } from '@rstest/core';

export default defineConfig({
  testEnvironment: 'node',
  globalSetup: ['./test/database.ts'],
  include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  testTimeout: 20_000,
  hookTimeout: 20_000,
  pool: { maxWorkers: 2 },
});
