import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { EnvironmentConfig } from '@rsbuild/core';
import { flatOutput } from '../common.ts';
import { nameByContent } from '../styles/class-names.ts';

const FOLDER = '.frames';
const SOURCE = 'src/frames.tsx';

/** The built frames of a package, and the function that renders them. */
export interface Bundle {
  readonly frames: unknown;
  /** `drawn` of shared-i18n. */
  readonly drawn: (view: unknown, locale: string, catalogue: string) => { readonly html: string; readonly faults: readonly string[] };
}

export const folderIn = (dist: string): string => path.join(dist, FOLDER);

/** Whether a package has frames. */
export const hasFrames = (root = process.cwd()): boolean => existsSync(path.join(root, SOURCE));

/** Build environment for the frames of a package. They are rendered once during the build, with the same class names as its files. */
export function framesEnvironment(owner: string, prefix: string): EnvironmentConfig {
  const output = flatOutput(owner, true);
  const source = `export { frames } from ${JSON.stringify(path.resolve(SOURCE))}; export { drawn } from '@billet/shared-i18n/drawn';`;
  return {
    source: { entry: { frames: `data:text/javascript,${encodeURIComponent(source)}` } },
    plugins: [nameByContent(owner)],
    output: {
      ...output,
      target: 'node',
      module: false,
      emitCss: true,
      assetPrefix: prefix,
      minify: { js: false, css: true },
      sourceMap: false,
      distPath: { ...(output.distPath as object), root: `dist/${FOLDER}` },
      filename: { ...(output.filename as object), js: 'frames.cjs', css: 'frames.css' },
    },
    splitChunks: false,
    tools: {
      htmlPlugin: false,
      rspack: {
        output: { library: { type: 'commonjs2' } },
        module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
      },
    },
  };
}

export const readBundle = (dist: string): Bundle => createRequire(import.meta.url)(path.join(folderIn(dist), 'frames.cjs')) as Bundle;

export function readSheet(dist: string): string {
  const file = path.join(folderIn(dist), 'frames.css');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
