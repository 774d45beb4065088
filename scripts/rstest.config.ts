import { defineConfig } from '@rstest/core';

export default defineConfig({ include: ['**/*.test.ts'], testEnvironment: 'node', testTimeout: 60_000 });
