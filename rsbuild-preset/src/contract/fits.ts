import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** Modules that a record declares. They are mapped to an empty module so that the real ones are not read. */
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

/** Compiler errors of a remote's sources against a contract record; empty if they compile. */
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

/** Compiler errors, one line each. */
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
