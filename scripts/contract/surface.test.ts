import path from 'node:path';
import { expect, test } from '@rstest/core';
import { readSurface } from './check.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('[MFE-05] the surface of the sources has no comments and contains what remotes use', async () => {
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
  // starts two tools, which takes long on a busy machine
}, 60_000);
