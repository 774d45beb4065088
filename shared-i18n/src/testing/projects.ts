import path from 'node:path';
import type { ProjectConfig } from '@rstest/core';

/** Milliseconds. These limits end hanging tests only, so that a slow machine has the same result as a fast one. */
const limits = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };

/** The test projects of a package: rules and flows (`*.test.ts`) in Node, views and hooks (`*.test.tsx`) in a page. */
export function testProjects(name: string): (ProjectConfig & { name: string })[] {
  return [
    { name, include: ['src/**/*.test.ts', 'test/**/*.test.ts'], ...limits },
    {
      name: `${name} views`,
      include: ['src/**/*.test.tsx'],
      // another address than other packages have: files without isolation share a page only if their environments are equal
      testEnvironment: { name: 'happy-dom', options: { url: `http://${path.basename(name)}.localhost` } },
      setupFiles: [path.join(import.meta.dirname, `set-up${path.extname(import.meta.filename)}`)],
      ...limits,
      tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
    },
  ];
}
