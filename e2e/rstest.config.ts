import { defineConfig } from '@rstest/core';

/** The arithmetic of the bench; browser tests run under Playwright. */
export default defineConfig({ testEnvironment: 'node', include: ['bench/**/*.test.ts'] });
