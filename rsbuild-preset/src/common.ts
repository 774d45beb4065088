import type { EnvironmentConfig } from '@rsbuild/core';

/** Browsers whose web views run current versions of Telegram. */
const browsers = ['chrome >= 100', 'safari >= 15.4', 'ios_saf >= 15.4', 'firefox >= 125'];

/** Each request has a connection: a server closes an idle one, and a request that is sent at that moment is answered with 504. */
const proxied = (port: string | number) => ({ target: `http://localhost:${port}`, agent: false });
const server = proxied(process.env.PORT ?? 8080);

/** Proxies requests of the page to the server and the simulator in development. */
export const developmentProxy = {
  '/api': server,
  '/art': server,
  '/fonts': server,
  '/simulator': { ...proxied(process.env.SIMULATOR_PORT ?? 8081), pathRewrite: { '^/simulator': '' } },
};

/**
 * Lazy compilation reloads every open page when a file is first requested, as a gallery does one file at a time. An edit at that moment
 * would find an empty module.
 */
export const withoutLazyCompilation: NonNullable<EnvironmentConfig['dev']> = { lazyCompilation: false };

/** One flat folder of content-hashed files: a deployed file never changes. */
export function flatOutput(name: string, isBuild: boolean): NonNullable<EnvironmentConfig['output']> {
  const pattern = isBuild ? '[name].[contenthash:10]' : '[name]';
  const folders = ['js', 'jsAsync', 'css', 'cssAsync', 'svg', 'font', 'image', 'media', 'assets', 'wasm'];
  return {
    distPath: { root: 'dist', ...Object.fromEntries(folders.map((folder) => [folder, ''])) },
    filename: { js: `${pattern}.js`, css: `${pattern}.css`, svg: `${pattern}[ext]`, image: `${pattern}[ext]`, font: `${pattern}[ext]` },
    // a release build names classes by content instead: see styles/class-names.ts
    cssModules: { localIdentName: `${name}-[local]-[hash:base64:4]` },
    overrideBrowserslist: browsers,
    legalComments: 'none',
    polyfill: 'off',
  };
}
