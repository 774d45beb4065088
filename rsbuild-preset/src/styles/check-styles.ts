import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import { scriptFaults } from './script-faults.ts';
import { styleFaults } from './style-faults.ts';
import { stylesheetsOf, whereWritten } from './where-written.ts';

/** Stops the build of a remote whose styles could touch what isn't its own (MFE-13). Looks at what is built, whoever wrote it. */
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
    const written = whereWritten(what, sheets, compilation.compiler.context);
    return `${written.join(' or ') || file}: ${what} ${why}`;
  });
}

const inScript = (file: string, code: string): string[] =>
  scriptFaults(code).map((what) => `${file}: ${what} makes styles that nobody can check: write them into a CSS module`);
