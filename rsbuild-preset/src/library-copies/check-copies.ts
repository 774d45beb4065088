import { type RsbuildPlugin, rspack } from '@rsbuild/core';
import { type Copy, copiesIn } from './copies.ts';

/** Fails a build that contains a second copy of a library of which a page may have only one (MFE-02). */
export function checkCopies(faultsOf: (copies: readonly Copy[]) => string[]): RsbuildPlugin {
  return {
    name: 'billet:check-copies',
    setup(api) {
      api.processAssets({ stage: 'report' }, ({ compilation }) => {
        for (const fault of faultsOf(copiesIn(compilation))) compilation.errors.push(new rspack.WebpackError(fault));
      });
    },
  };
}
