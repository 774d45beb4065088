import { defineConfig } from '@rstest/core';

export default defineConfig({ testEnvironment: 'node', testTimeout: 20_000, include: ['src/**/*.test.ts', 'test/**/*.test.ts'] });
