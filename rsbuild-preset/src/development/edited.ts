import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';

/**
 * How sources are built while they are edited: whatever a person writes, the open page goes on as it stands. An open page takes one update
 * after the other, and none while a mistake stands: all are kept, of which the server would drop those from two builds before, and the page
 * would load anew. A build begins when nothing was written for a moment, since an editor empties a file before it writes it.
 */
export const edited: NonNullable<RsbuildConfig['tools']> = {
  rspack: (config, { appendPlugins, rspack }) => {
    config.output = { ...config.output, clean: { keep: () => true } };
    config.watchOptions = { ...config.watchOptions, aggregateTimeout: 50 };
    appendPlugins(new rspack.NormalModuleReplacementPlugin(/cssExtractHmr\.js$/, path.join(import.meta.dirname, 'css-reload.ts')));
  },
};
