import type { Rspack } from '@rsbuild/core';

type Split = NonNullable<Exclude<NonNullable<Rspack.Configuration['optimization']>['splitChunks'], false>>;
/** Chunk of the module that a remote exposes: see rsbuild.config.ts of a remote. */
const EXPOSED = 'pages';

type Test = (module: Rspack.Module, context: { readonly chunkGraph: Rspack.Compilation['chunkGraph'] }) => boolean;

/**
 * Emits modules that several files of a remote share once: `common` has the exposed module and the modules that a page shares with any other
 * file, `sheets` those that only sheets share. A page therefore does not wait for code of sheets. Several pages of one remote share almost
 * everything: all of their code is in `common`, because each further file costs a request and a hash in every HTML page.
 */
export function commonChunks(pages: readonly string[]): Split {
  const isPage = ({ name }: Rspack.Chunk) => pages.includes(name ?? '');
  const isExposed = ({ name }: Rspack.Chunk) => name === EXPOSED;
  const someChunk =
    (is: (chunk: Rspack.Chunk) => boolean): Test =>
    (module, { chunkGraph }) =>
      [...chunkGraph.getModuleChunksIterable(module)].some(is);
  const group = { chunks: 'async', minChunks: 2, minSize: 0, enforce: true } as const;
  const common = { ...group, name: 'common', test: someChunk(isPage) as never, priority: 2 };
  return {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      exposed: { ...common, test: someChunk(isExposed) as never, minChunks: 1, priority: 3 },
      common: pages.length > 1 ? { ...common, minChunks: 1 } : common,
      sheets: { ...group, name: 'sheets', priority: 1 },
    },
  };
}
