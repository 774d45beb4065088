import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hashOf } from './sources.ts';

export interface Workspace {
  readonly name: string;
  /** Other workspaces whose sources are part of the build. */
  readonly uses: readonly string[];
}

/** The executable of the `@rsbuild/core` that a workspace has installed. Another version may be installed at the root. */
export function rsbuildOf(root: string, workspace: string): string {
  const manifest = createRequire(path.join(root, workspace, 'package.json')).resolve('@rsbuild/core/package.json');
  return path.join(path.dirname(manifest), 'bin/rsbuild.js');
}

const stampOf = (root: string, name: string) => path.join(root, 'node_modules/.cache/build', `${name}.stamp`);

const sourcesOf = (root: string, { name, uses }: Workspace) => hashOf(root, [name, ...uses], ['package-lock.json', 'tsconfig.base.json']);

function isBuiltOf(root: string, name: string, hash: string): boolean {
  const stamp = stampOf(root, name);
  return existsSync(path.join(root, name, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Whether the last build was made of the current sources. */
export const isBuilt = (root: string, workspace: Workspace): boolean => isBuiltOf(root, workspace.name, sourcesOf(root, workspace));

/** Builds a workspace unless its last build was made of the same sources. Returns whether it did. */
export async function buildWorkspace(root: string, workspace: Workspace): Promise<boolean> {
  const { name } = workspace;
  const hash = sourcesOf(root, workspace);
  const stamp = stampOf(root, name);
  if (isBuiltOf(root, name, hash)) return false;
  await run(root, name);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

function run(root: string, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = ['--disable-warning=ExperimentalWarning', rsbuildOf(root, name), 'build', '--log-level', 'warn'];
    const child = spawn(process.execPath, args, { cwd: path.join(root, name), env: { ...process.env, NODE_ENV: 'production' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} does not build:\n${output}`))));
  });
}
