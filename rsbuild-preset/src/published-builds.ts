import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Rspack resolves the federation runtime to its CommonJS build, which cannot be tree-shaken. Its entry `bundler` is the same code as
 * ES modules.
 */
export const federationModules: Readonly<Record<string, string>> = {
  '@module-federation/runtime': require.resolve('@module-federation/runtime/bundler'),
  [require.resolve('@module-federation/webpack-bundler-runtime')]: require.resolve('@module-federation/webpack-bundler-runtime/bundler'),
};

/** The `exports` of react-router name only its development build. Its production build is in the folder next to it. */
export const productionRouter: Readonly<Record<string, string>> = {
  'react-router$': path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production/index.mjs'),
};
