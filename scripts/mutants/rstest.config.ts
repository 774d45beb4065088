import { defineConfig } from '@rstest/core';

/** For rules, which need neither a database nor a page. */
export default defineConfig({ testEnvironment: 'node', include: ['src/**/*.test.ts'] });
