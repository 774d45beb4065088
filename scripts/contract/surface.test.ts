import path from 'node:path';
import { expect, test } from '@rstest/core';
import { readSurface } from './check.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('[MFE-05] what the sources promise stands without comments and holds what remotes take', async () => {
  const surface = await readSurface(root);
  expect(surface).not.toMatch(/\/\*|\/\/|zod/);
  expect(surface).not.toContain('CONTRACT_VERSION');
  for (const promised of [
    'readonly sharePrepared: (id: string) => Promise<Outcome>;',
    'function useCall<N extends JsonCallName>',
    'readonly noteId: string',
    "readonly 'errors-too-many-minutes': (given: { readonly minutes: unknown }) => string;",
    "readonly '--color-accent': string;",
    'function useText(): Text;',
  ])
    expect(surface).toContain(promised);
  // two of its tools are started, on a machine that may be busy
}, 60_000);
