import path from 'node:path';

/**
 * Builds the package in the current folder with its own configuration into BENCH_DIST. BENCH_FEDERATION is a
 * module that replaces the host's `#federation`.
 */
const { BENCH_DIST, BENCH_FEDERATION } = process.env;

/** The part of the build tool's types that is used here. The build tool itself is a dependency of the built packages. */
interface Params {
  readonly command: string;
}
interface Config {
  readonly plugins?: readonly unknown[];
}
interface Built {
  readonly output?: { readonly distPath?: { readonly root?: string } };
}
interface Api {
  modifyEnvironmentConfig(change: (config: Built, tools: { mergeEnvironmentConfig(...parts: unknown[]): unknown }) => unknown): void;
}

const bench = {
  name: 'billet:bench',
  setup(api: Api) {
    api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) => {
      // additional outputs such as first frames keep their subfolder
      const root = path.join(BENCH_DIST ?? '', path.relative('dist', config.output?.distPath?.root ?? 'dist'));
      const alias = BENCH_FEDERATION ? { '#federation': BENCH_FEDERATION } : {};
      return mergeEnvironmentConfig(config, { output: { distPath: { root } }, resolve: { alias } });
    });
  },
};

export default async (params: Params): Promise<Config> => {
  const { default: own } = (await import(path.resolve('rsbuild.config.ts'))) as { default: (params: Params) => Config | Promise<Config> };
  const config = await own(params);
  return { ...config, plugins: [...(config.plugins ?? []), bench] };
};
