import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rsbuildOf } from '../../scripts/build/workspace.ts';
import { composeSingleBundle } from './compose-single-bundle.ts';
import { folders, root, work } from './folders.ts';

const packages = { share: 'remote-share', inbox: 'remote-inbox', send: 'remote-send' } as const;

/** Composes the deployment as `npm run build` does, in a folder of the benchmark. */
export async function buildFederated(): Promise<void> {
  await run(['scripts/build.ts'], root, { RELEASE_DIR: folders.federated });
}

/** Builds the same source as one bundle: the host with all remotes' pages as its own lazy chunks. Preloads the landing page's chunk. */
export async function buildSingleBundle(): Promise<void> {
  const dist = path.join(work, 'single-bundle-dist');
  const federation = path.join(work, 'single-bundle.mjs');
  mkdirSync(work, { recursive: true });
  writeFileSync(federation, staticFederation());
  await build('host', { BENCH_DIST: dist, BENCH_FEDERATION: federation });
  composeSingleBundle(dist, 'framed');
  composeSingleBundle(dist, 'plain');
}

function staticFederation(): string {
  const names = Object.keys(packages);
  const imports = Object.entries(packages).map(([name, folder]) => `import ${name} from '${path.join(root, folder, 'src/pages.ts')}';`);
  return `${imports.join('\n')}
const exposedModules = { ${names.join(', ')} };
export const makeFederation = () => ({
  load: async (name) => ({ default: exposedModules[name] }),
  register() {},
  isOpen: () => true,
});
`;
}

async function build(name: string, env: { readonly BENCH_DIST: string } & Readonly<Record<string, string>>): Promise<void> {
  // chunks of an earlier build would otherwise be deployed with this one
  rmSync(env.BENCH_DIST, { recursive: true, force: true });
  const config = path.join(import.meta.dirname, 'rsbuild.config.ts');
  const args = [rsbuildOf(root, name), 'build', '--log-level', 'warn', '--config', config];
  await run(args, path.join(root, name), { NODE_ENV: 'production', ...env });
}

function run(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { cwd, env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} failed:\n${output}`))));
  });
}
