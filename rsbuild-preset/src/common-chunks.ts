import type { Rspack } from '@rsbuild/core';

type Split = NonNullable<Exclude<NonNullable<Rspack.Configuration['optimization']>['splitChunks'], false>>;
type Test = (module: Rspack.Module, context: { readonly chunkGraph: Rspack.Compilation['chunkGraph'] }) => boolean;

/**
 * Emits modules that several files of a remote share once: `common` has the modules that a page shares with any other file, `sheets` those
 * that only sheets share. A page therefore does not wait for code of sheets, and a change in a page does not change the hash of shared
 * components. Several pages of one remote share almost everything: all of their code is in `common`, because each further file costs a
 * request and a hash in every HTML page.
 */
export function commonChunks(pages: readonly string[]): Split {
  const isPage = ({ name }: Rspack.Chunk) => pages.includes(name ?? '');
  const isOfPage: Test = (module, { chunkGraph }) => [...chunkGraph.getModuleChunksIterable(module)].some(isPage);
  const group = { chunks: 'async', minChunks: 2, minSize: 0, enforce: true } as const;
  const common = { ...group, name: 'common', test: isOfPage as never, priority: 2 };
  return {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      common: pages.length > 1 ? { ...common, minChunks: 1 } : common,
      sheets: { ...group, name: 'sheets', priority: 1 },
    },
  };
}
