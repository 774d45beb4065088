import { createRequire } from 'node:module';
import path from 'node:path';
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';

const require = createRequire(import.meta.url);

/**
 * Parts of the federation runtime that nothing here comes to, and what stands in their place: with the runtime's ways to a
 * remote, which the host goes itself, half of the host's share of it.
 */
const unused = {
  'error-codes/dist/desc.mjs': 'descriptions.ts',
  'sdk/dist/logger.js': 'logger.ts',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'snapshots.ts',
  'runtime-core/dist/utils/preload.js': 'preload.ts',
  'runtime-core/dist/utils/semver/index.js': 'ranges.ts',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': 'fallbacks.ts',
  'webpack-bundler-runtime/dist/init.js': 'begin.ts',
  'webpack-bundler-runtime/dist/remotes.js': 'remotes-of-remote.ts',
  'webpack-bundler-runtime/dist/consumes.js': 'consumes.ts',
  'webpack-bundler-runtime/dist/attachShareScopeMap.js': 'sharing.ts',
  'webpack-bundler-runtime/dist/initContainerEntry.js': 'sharing.ts',
  'webpack-bundler-runtime/dist/initializeSharing.js': 'sharing.ts',
  'webpack-bundler-runtime/dist/installInitialConsumes.js': 'sharing.ts',
} as const;

/**
 * Rspack resolves the federation runtime to its CommonJS files, of which nothing can be shaken off.
 * This points it at the same package's ES modules, about a fifth less in every remote's entry, and leaves out what is unused.
 */
export function slimRuntime(): RsbuildPlugin {
  return {
    name: 'billet:slim-runtime',
    setup(api) {
      api.modifyRspackConfig((config: Rspack.Configuration) => {
        const parts = Object.entries(unused).map(([part, place]) => leaveOut(part, path.join(import.meta.dirname, 'unused', place)));
        config.plugins = [...(config.plugins ?? []), { apply: pointAtEsModules }, ...parts, beginSmaller];
      });
    },
  };
}

/** The runtime's modules name each other by relative paths. */
function leaveOut(part: string, place: string) {
  const name = path.basename(part).replaceAll('.', '\\.');
  return new rspack.NormalModuleReplacementPlugin(new RegExp(`^\\.{1,2}/.*${name}$`), (data) => {
    if (path.join(data.context, data.request).endsWith(path.normalize(`@module-federation/${part}`))) data.request = place;
  });
}

/** What a remote's part of the runtime calls of it is how it begins; the host calls its ways in by their names. */
const beginSmaller = new rspack.NormalModuleReplacementPlugin(/^@module-federation\/runtime$/, (data) => {
  if (data.context.includes('webpack-bundler-runtime')) data.request = path.join(import.meta.dirname, 'unused/runtime.ts');
});

function pointAtEsModules(compiler: Rspack.Compiler): void {
  const commonJs = require.resolve('@module-federation/webpack-bundler-runtime');
  const esModule = path.join(path.dirname(commonJs), 'bundler.js');
  compiler.hooks.afterPlugins.tap('SlimRuntime', () => {
    const alias = { ...(compiler.options.resolve.alias || {}) } as Record<string, string | false | (string | false)[]>;
    delete alias['@module-federation/runtime'];
    delete alias['@module-federation/runtime$'];
    delete alias['@module-federation/runtime-tools'];
    compiler.options.resolve.alias = { [commonJs]: esModule, ...alias };
  });
}
