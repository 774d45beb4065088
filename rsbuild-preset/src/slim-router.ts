import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

const require = createRequire(import.meta.url);

/**
 * The production files of react-router, of which only what is used stays. Left alone the package gives a build its development files, with
 * warnings for developers that no person sees; and its components, made by calls that nobody marked as pure and named for developers
 * afterwards, all stay, with forms, fetchers and prefetching below them.
 */
export function slimRouter(): RsbuildPlugin {
  const folder = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
  return {
    name: 'billet:slim-router',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { resolve: { alias: { 'react-router$': path.join(folder, 'index.mjs') } } }),
      );
      api.transform({ test: (file) => path.dirname(file) === folder }, ({ code }) => pure(code));
    },
  };
}

/** What makes a component or a context does nothing else; its name, and what is said of mistakes, are for developers. */
const pure = (code: string): string =>
  code
    .replace(/(?<== )(?=\w+\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(function warning\(.*?\)) \{[\s\S]*?^\}$/m, '$1 {}')
    // routes with loaders, and a server's components: there is no such router here
    .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()')
    .replace(/^\w+\.contextType = RSCRouterContext;$/m, '');
