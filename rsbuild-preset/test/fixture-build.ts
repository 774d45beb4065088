import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const require = createRequire(import.meta.url);
const preset = path.resolve(import.meta.dirname, '..');
const modules = path.resolve(preset, '../node_modules');

const peerDependencies = { react: '^19.3.0', 'react-dom': '^19.3.0' };

export interface FixtureBuild {
  readonly status: number | null;
  /** Everything that the build printed, without colours. */
  readonly output: string;
  readonly dist: string;
}

/** Builds a remote with one page, `attic`. `files`: contents by path, relative to its folder. */
export function buildAttic(files: Readonly<Record<string, string>>): FixtureBuild {
  return built({
    'rsbuild.config.ts': `import { defineRemote, sharedByHost } from '${preset}/src/index.ts';
      const exposes = { './pages': { import: './src/pages.ts', name: 'pages' } };
      export default defineRemote({ federation: { name: 'attic', exposes, shared: sharedByHost(import.meta.dirname) }, icons: [] });`,
    'src/css.d.ts': `declare module '*.css';`,
    'src/manifest.ts': `export const manifest = { routes: [{ path: '/attic', page: 'Attic' }], dialogs: [] };`,
    'src/pages.ts': `export default { pages: { Attic: () => import(/* webpackChunkName: "Attic" */ './attic.tsx') }, dialogs: {} };`,
    ...files,
  });
}

/** Builds a host with one script, `src/main.tsx`. */
export function buildHost(files: Readonly<Record<string, string>>): FixtureBuild {
  return built({
    'rsbuild.config.ts': `import { defineHost } from '${preset}/src/index.ts';
      export default defineHost({ provides: '1.0.0', icons: [], locales: [], port: 1, boot: { script: 'src/boot.ts', table: {} } });`,
    'index.html': '<!doctype html><title>Host</title>',
    'src/boot.ts': 'export {};',
    ...files,
  });
}

function built(files: Readonly<Record<string, string>>): FixtureBuild {
  const folder = temporaryFolder();
  symlinkSync(modules, path.join(folder, 'node_modules'));
  for (const [file, content] of Object.entries({ 'package.json': JSON.stringify({ type: 'module', peerDependencies }), ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    // the imports have no types, and the compiler is not under test
    writeFileSync(path.join(folder, file), /\.tsx?$/.test(file) ? `// @ts-nocheck\n${content}` : content);
  }
  const rsbuild = path.join(path.dirname(require.resolve('@rsbuild/core/package.json')), 'bin/rsbuild.js');
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, [rsbuild, 'build'], { cwd: folder, encoding: 'utf8', env });
  return { status, output: stdout + stderr, dist: path.join(folder, 'dist') };
}
