import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { callsToOpen } from './calls.ts';

/** Declaration files by their path from the root, with slashes: `shared-bridge/src/index.d.ts`. */
export type Declarations = ReadonlyMap<string, string>;

export const OPENED = 'opened.d.ts';

const options = {
  composite: false,
  declaration: true,
  emitDeclarationOnly: true,
  removeComments: true,
  noCheck: true,
  skipLibCheck: true,
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  types: ['node'],
};

/** The compiler's declarations of the bridge and the texts below `root`, with all calls written out. Throws the compiler's errors. */
export async function emitDeclarations(root: string): Promise<Declarations> {
  const cache = path.join(root, 'node_modules/.cache/contract');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'emit-'));
  try {
    const from = path.relative(folder, root);
    writeFileSync(path.join(folder, 'opened.ts'), callsToOpen(root));
    const entries = ['shared-bridge/src/index.ts', 'shared-bridge/src/css.d.ts', 'shared-i18n/src/index.ts'];
    const configuration = {
      extends: `${from}/tsconfig.base.json`,
      compilerOptions: { ...options, rootDir: from, outDir: 'out' },
      files: ['opened.ts', ...entries.map((file) => `${from}/${file}`)],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration));
    await runCompiler(root, folder);
    const out = path.join(folder, 'out');
    const opened = path.join(out, path.relative(root, folder), OPENED);
    return new Map([...readDeclarations(out), [OPENED, readFileSync(opened, 'utf8')]]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runCompiler(root: string, folder: string): Promise<void> {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', folder], { cwd: root }).catch((error: { readonly stdout?: string }) => {
    throw new Error(`The types of the contract can't be read:\n${error.stdout ?? String(error)}`);
  });
}

function readDeclarations(folder: string): [string, string][] {
  const files = globSync('shared-*/**/*.d.ts', { cwd: folder });
  return files.map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(folder, file), 'utf8')]);
}
