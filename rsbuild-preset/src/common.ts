import type { EnvironmentConfig } from '@rsbuild/core';

/** Every web view that runs current messengers. */
const browsers = ['chrome >= 100', 'safari >= 15.4', 'ios_saf >= 15.4', 'firefox >= 100'];

/** Where the server's and the simulator's development ports are proxied to. */
const server = `http://localhost:${process.env.PORT ?? 8080}`;

export const developmentProxy = {
  '/api': server,
  '/art': server,
  '/fonts': server,
  '/simulator': { target: `http://localhost:${process.env.SIMULATOR_PORT ?? 8081}`, pathRewrite: { '^/simulator': '' } },
};

/**
 * What would be built when it is first asked for, as a gallery asks for one file after the other, loads every open page anew; and an edit
 * at that moment would find an empty module in its place.
 */
export const wholeAtOnce: NonNullable<EnvironmentConfig['dev']> = { lazyCompilation: false };

/** One flat folder of content-hashed files: what did not change keeps its address and stays cached. */
export function flatOutput(name: string, isBuild: boolean): NonNullable<EnvironmentConfig['output']> {
  const pattern = isBuild ? '[name].[contenthash:10]' : '[name]';
  const folders = ['js', 'jsAsync', 'css', 'cssAsync', 'svg', 'font', 'image', 'media', 'assets', 'wasm'];
  return {
    distPath: { root: 'dist', ...Object.fromEntries(folders.map((folder) => [folder, ''])) },
    filename: { js: `${pattern}.js`, css: `${pattern}.css`, svg: `${pattern}[ext]`, image: `${pattern}[ext]`, font: `${pattern}[ext]` },
    // a build for a release names them by content instead: see styles/class-names.ts
    cssModules: { localIdentName: `${name}-[local]-[hash:base64:4]` },
    overrideBrowserslist: browsers,
    legalComments: 'none',
    polyfill: 'off',
  };
}
