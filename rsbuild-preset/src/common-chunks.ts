import type { Rspack } from '@rsbuild/core';

type Split = NonNullable<Exclude<NonNullable<Rspack.Configuration['optimization']>['splitChunks'], false>>;
type Test = (module: Rspack.Module, context: { readonly chunkGraph: Rspack.Compilation['chunkGraph'] }) => boolean;

/**
 * What several files of a remote hold comes once: in `common` what a page has in common with anything, in `sheets` what only sheets have in
 * common. So no page waits for what only sheets need; and a line that is changed in a page leaves the components that it is built of alone.
 */
export function commonChunks(pages: readonly string[]): Split {
  const isPage = ({ name }: Rspack.Chunk) => pages.includes(name ?? '');
  const isOfPage: Test = (module, { chunkGraph }) => [...chunkGraph.getModuleChunksIterable(module)].some(isPage);
  const group = { chunks: 'async', minChunks: 2, minSize: 0, enforce: true } as const;
  return {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      common: { ...group, name: 'common', test: isOfPage as never, priority: 2 },
      sheets: { ...group, name: 'sheets', priority: 1 },
    },
  };
}
