import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** The modules that a record declares, in place of the real ones. */
const declared = ['@billet/shared-bridge', '@billet/shared-bridge/named-dialogs', '@billet/shared-i18n', '@billet/shared-domain/contract'];

const options = {
  composite: false,
  declaration: false,
  emitDeclarationOnly: false,
  noEmit: true,
  noUnusedLocals: false,
  noUnusedParameters: false,
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  types: [],
};

/** What the compiler says of a remote's sources where hosts promise no more than a record says; empty where they can live with it. */
export async function faultsAgainst(record: string, remote: string): Promise<readonly string[]> {
  const cache = path.join(root, 'node_modules/.cache/contract');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'fits-'));
  try {
    const sources = ['src/pages.ts', 'src/manifest.ts', 'src/css.d.ts'].map((file) => path.join(remote, file));
    const paths = Object.fromEntries(declared.map((module) => [module, ['./nothing.d.ts']]));
    const configuration = {
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: { ...options, paths },
      files: [...sources, record],
    };
    writeFileSync(path.join(folder, 'nothing.d.ts'), 'export {};\n');
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration));
    return await compile(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The compiler's complaints, a line each. */
function compile(folder: string): Promise<string[]> {
  const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { cwd: root, maxBuffer: 1 << 26 }, (error, output) => {
      const lines = output.split('\n').filter((line) => /error TS\d+/.test(line));
      if (error && lines.length === 0) reject(error);
      else resolve(lines);
    });
  });
}
