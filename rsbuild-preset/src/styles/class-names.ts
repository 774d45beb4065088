import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Derives the names of classes and animations in CSS modules from file contents. Two versions of a remote, or of a shared component inside
 * it, can be in one page. Equal names must mean equal styles in both (MFE-13).
 */
export function nameByContent(owner: string): RsbuildPlugin {
  const getLocalIdent = ({ resourcePath }: { readonly resourcePath: string }, _pattern: string, name: string) =>
    builtName(owner, readFileSync(resourcePath), name);
  return {
    name: 'billet:name-by-content',
    setup(api) {
      api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) =>
        mergeEnvironmentConfig(config, { tools: { cssLoader: { modules: { getLocalIdent } } } }),
      );
    },
  };
}

function builtName(owner: string, file: Uint8Array, name: string): string {
  const hash = createHash('sha256').update(file).update(`\0${name}`).digest('base64url');
  return `${owner}-${hash.slice(0, 6)}`;
}
