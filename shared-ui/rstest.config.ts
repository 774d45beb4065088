import { defineConfig } from '@rstest/core';

export default defineConfig({
  include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts'],
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
});
