import { defineConfig } from '@rstest/core';

/** The arithmetic of the bench and of the film; what is played in a browser is Playwright's. */
export default defineConfig({ testEnvironment: 'node', include: ['bench/**/*.test.ts', 'support/**/*.test.ts'] });
