import { defineConfig } from '@rstest/core';

export default defineConfig({
  testEnvironment: 'node',
  globalSetup: ['./test/database.ts'],
  include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
  // modules keep no state, and loading the libraries once per worker instead of once per file halves the run time
  isolate: false,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  pool: { maxWorkers: 2 },
});
