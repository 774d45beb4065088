import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import { scriptFaults } from './script-faults.ts';
import { sourceFilesOf, stylesheetsOf } from './source-files.ts';
import { styleFaults } from './style-faults.ts';

/**
 * Fails the build of a remote whose styles could affect other parts of the page (MFE-13). Checks the output, including styles of libraries.
 */
export function checkStyles(remote: string): RsbuildPlugin {
  return {
    name: 'billet:check-styles',
    setup(api) {
      api.processAssets({ stage: 'report' }, ({ assets, compilation }) => {
        const faults = Object.entries(assets).flatMap(([file, content]) => {
          if (file.endsWith('.css')) return inStyles(remote, file, String(content.source()), compilation);
          return file.endsWith('.js') ? inScript(file, String(content.source())) : [];
        });
        for (const fault of new Set(faults)) compilation.errors.push(new rspack.WebpackError(fault));
      });
    },
  };
}

function inStyles(remote: string, file: string, css: string, compilation: Rspack.Compilation): string[] {
  const faults = styleFaults(remote, css);
  const sheets = faults.length > 0 ? stylesheetsOf(compilation) : [];
  return faults.map(({ what, why }) => {
    const written = sourceFilesOf(what, sheets, compilation.compiler.context);
    return `${written.join(' or ') || file}: ${what} ${why}`;
  });
}

const inScript = (file: string, code: string): string[] =>
  scriptFaults(code).map((what) => `${file}: ${what} makes styles that the build cannot check: write them into a CSS module`);
