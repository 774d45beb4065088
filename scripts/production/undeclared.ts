import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { workspaceFolders } from '../lib/workspaces.mjs';

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const IMPORT = /(?:^|\n)\s*(?:import|(?:import|export)\b[^'";()=]*?\bfrom)\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const readManifest = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The modules that a TypeScript file loads at run time. Type imports are erased. */
export function readImports(source: string): string[] {
  return Array.from(stripTypeScriptTypes(source).matchAll(IMPORT), ([, atTop, inCall]) => atTop ?? inCall ?? '');
}

/** Splits `@scope/name/deep` into the package's name and the path below it. */
function splitSpecifier(specifier: string): [string, string] {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  return [parts.slice(0, length).join('/'), ['.', ...parts.slice(length)].join('/')];
}

/** The files that run in production: the server's own sources and the release tool. */
export function productionEntries(root: string): string[] {
  const server = globSync('server/src/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|\.d\.ts$/.test(file));
  return [...server, 'release/src/cli.ts'].map((file) => file.split(path.sep).join('/'));
}

/**
 * The imports that fail after `npm ci --omit=dev --workspace server`: follows every import from `entries` and reports each package that
 * the importing workspace does not declare as a production dependency, one line per import.
 */
export function findUndeclaredImports(root: string, entries: readonly string[]): string[] {
  const manifests = new Map(workspaceFolders(root).map((folder) => [folder, readManifest(root, folder)]));
  const folderOf = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
  const visited = new Set<string>();
  const faults: string[] = [];
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (visited.has(file) || !/\.[mc]?[jt]sx?$/.test(file) || !existsSync(path.join(root, file))) continue;
    visited.add(file);
    if (file.endsWith('x')) {
      faults.push(`${file} is JSX, which Node does not run`);
      continue;
    }
    const [owner = ''] = file.split('/');
    const { dependencies, optionalDependencies } = manifests.get(owner) ?? {};
    for (const specifier of readImports(readFileSync(path.join(root, file), 'utf8'))) {
      if (isBuiltin(specifier)) continue;
      if (specifier.startsWith('.')) {
        queue.push(path.posix.join(path.posix.dirname(file), specifier));
        continue;
      }
      const [name, below] = splitSpecifier(specifier);
      if (!(name in { ...dependencies, ...optionalDependencies }))
        faults.push(`${file} imports ${specifier}; ${owner}/package.json does not list ${name}`);
      const folder = folderOf.get(name);
      const target = folder === undefined ? undefined : manifests.get(folder)?.exports?.[below];
      if (folder !== undefined && target !== undefined) queue.push(path.posix.join(folder, target));
    }
  }
  return faults;
}
