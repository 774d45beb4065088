import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';

/** The packages that a remote outside of the project is developed, built and released with. */
const packages = ['shared-domain', 'shared-ui', 'shared-i18n', 'shared-bridge', 'release', 'rsbuild-preset'] as const;

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

const readPackage = (root: string, name: string) => JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')) as PackageJson;

/** The file of each package, as `npm pack` names it, below `folder`. */
export function packedFiles(root: string, folder: string): Readonly<Record<string, string>> {
  const fileOf = (name: string) => path.posix.join(folder, `billet-${name}-${readPackage(root, name).version}.tgz`);
  return Object.fromEntries(packages.map((name) => [`packed_${name.replaceAll('-', '_')}`, fileOf(name)]));
}

/** Compiles the packages and packs them into a folder as tarballs with JavaScript, types and styles, which npm installs without the project. */
export function packPackages(root: string, folder: string): void {
  const staging = path.join(root, 'node_modules/.cache/pack');
  rmSync(staging, { recursive: true, force: true });
  compile(root, staging);
  for (const name of packages) stage(root, name, path.join(staging, 'out', name));
  mkdirSync(folder, { recursive: true });
  const folders = packages.map((name) => `./${path.posix.join('out', name)}`);
  run(staging, 'npm', ['pack', ...folders, '--pack-destination', folder, '--loglevel', 'error']);
}

/** Types are not checked here: `npm run check` does. */
function compile(root: string, staging: string): void {
  const sources = globSync(`{${packages.join(',')}}/src/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => /\.test\.tsx?$/.test(name) });
  const options = {
    ...{ composite: false, noCheck: true, noEmitOnError: false, declaration: true, emitDeclarationOnly: false },
    ...{ jsx: 'react-jsx', lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: ['node'], rootDir: root, outDir: path.join(staging, 'out') },
  };
  const config = {
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions: options,
    files: sources.map((file) => path.join(root, file)),
  };
  mkdirSync(staging, { recursive: true });
  writeFileSync(path.join(staging, 'tsconfig.json'), JSON.stringify(config));
  run(staging, path.join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json']);
}

/** Completes the compiled files of a package. */
function stage(root: string, name: string, folder: string): void {
  const others = globSync(['src/**/*.{css,html,js,d.ts}', 'locales/**/*.ftl', 'README.md'], { cwd: path.join(root, name) });
  for (const file of others) cpSync(path.join(root, name, file), path.join(folder, file));
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  const { devDependencies: _, private: __, exports = {}, dependencies = {}, ...rest } = readPackage(root, name);
  const manifest = {
    ...rest,
    ...(name === 'release' && { bin: { 'billet-release': './src/cli.js' } }),
    exports: Object.fromEntries(Object.entries(exports).map(([entry, file]) => [entry, compiled(file)])),
    dependencies: Object.fromEntries(Object.entries(dependencies).map(([each, range]) => [each, publishedRange(root, each, range)])),
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function compiled(file: string): string | Readonly<Record<string, string>> {
  const [, base] = /^(.*)\.tsx?$/.exec(file) ?? [];
  return base === undefined ? file : { types: `${base}.d.ts`, default: `${base}.js` };
}

/** Packages of one project are released together. */
const publishedRange = (root: string, name: string, range: string) => {
  const [, own] = /^@billet\/(.*)$/.exec(name) ?? [];
  return own === undefined ? range : readPackage(root, own).version;
};
