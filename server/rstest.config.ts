import { defineConfig } from '@rstest/core';

export default defineConfig({
  testEnvironment: 'node',
  globalSetup: ['./test/database.ts'],
  include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
  // no module keeps state, and loading the libraries once a worker instead of once a file halves the run
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 60_000 } },
  pool: { maxWorkers: 2 },
});
