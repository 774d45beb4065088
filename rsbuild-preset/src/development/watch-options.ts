import type { RsbuildConfig } from '@rsbuild/core';

/**
 * Watch options for sources that are edited while a page is open. The page applies hot updates in order, and none while a source has an
 * error. The output therefore keeps the updates of all builds; otherwise the page would reload. A build starts 50 ms after the last change,
 * because an editor empties a file before it writes it.
 */
export const watchOptions: NonNullable<RsbuildConfig['tools']> = {
  rspack: (config) => {
    config.output = { ...config.output, clean: { keep: () => true } };
    config.watchOptions = { ...config.watchOptions, aggregateTimeout: 50 };
  },
};
