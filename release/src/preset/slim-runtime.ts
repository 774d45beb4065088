import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

const require = createRequire(import.meta.url);

/**
 * Rspack resolves the federation runtime to its CommonJS files, of which nothing can be shaken off.
 * This points it at the same package's ES modules: about a fifth less in every remote's entry.
 */
export function slimRuntime(): RsbuildPlugin {
  return {
    name: 'billet:slim-runtime',
    setup(api) {
      api.modifyRspackConfig((config: Rspack.Configuration) => {
        config.plugins = [...(config.plugins ?? []), { apply: pointAtEsModules }];
      });
    },
  };
}

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
