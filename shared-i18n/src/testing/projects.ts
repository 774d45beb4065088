import type { ProjectConfig } from '@rstest/core';

/** How a package's tests run: rules and flows (`*.test.ts`) in Node alone, views and hooks (`*.test.tsx`) in a page. */
export function testProjects(name: string): (ProjectConfig & { name: string })[] {
  return [
    { name, include: ['src/**/*.test.ts', 'test/**/*.test.ts'] },
    {
      name: `${name} views`,
      include: ['src/**/*.test.tsx'],
      testEnvironment: 'happy-dom',
      // finding a control by its role takes a simulated page long on a busy machine
      testTimeout: 30_000,
      tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
    },
  ];
}
