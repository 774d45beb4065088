import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rsbuildOf } from '../../scripts/build/workspace.ts';

export const root = path.resolve(import.meta.dirname, '../..');
const work = path.join(root, 'node_modules/.cache/bench');

/** RELEASE_DIR of each way to deliver the same source. */
export const folders = { federated: path.join(work, 'federated'), onePiece: path.join(work, 'one-piece') } as const;

const packages = { share: 'remote-share', inbox: 'remote-inbox', send: 'remote-send' } as const;

/** The page that a remote shows first, by its chunk's name. */
const firstPages = { share: 'Share', inbox: 'Inbox', send: 'SendToFriend' } as const;

/** Composes the deployment as `npm run build` does, into a folder of the bench. */
export async function buildFederated(): Promise<void> {
  await run(['scripts/build.ts'], root, { RELEASE_DIR: folders.federated });
}

/** The same source in one piece: the host with all remotes' pages as its own lazy chunks, the landing page's chunk preloaded. */
export async function buildOnePiece(changed?: string): Promise<void> {
  const dist = path.join(work, 'one-piece-dist');
  const federation = path.join(work, 'in-one-piece.mjs');
  mkdirSync(work, { recursive: true });
  writeFileSync(federation, staticFederation());
  await build('host', { BENCH_DIST: dist, BENCH_FEDERATION: federation, ...(changed && { BENCH_CHANGED: changed }) });
  composeOnePiece(dist);
}

/** Builds the share remote with one line more in a file; answers with its dist folder. */
export async function buildChangedShare(changed: string): Promise<string> {
  const dist = path.join(work, 'changed-share');
  await build('remote-share', { BENCH_DIST: dist, BENCH_CHANGED: changed });
  return dist;
}

function staticFederation(): string {
  const names = Object.keys(packages);
  const imports = Object.entries(packages).map(([name, folder]) => `import ${name} from '${path.join(root, folder, 'src/pages.ts')}';`);
  return `${imports.join('\n')}
const doors = { ${names.join(', ')} };
export const makeFederation = () => ({
  loadRemote: async (id) => ({ default: doors[id.split('/')[0]] }),
  registerRemotes() {},
});
`;
}

/** Everything of the deployment but the host's code stays; the page names the chunks, so that it preloads the first one. */
function composeOnePiece(dist: string): void {
  const { onePiece, federated } = folders;
  rmSync(onePiece, { recursive: true, force: true });
  cpSync(federated, onePiece, { recursive: true, filter: (file) => !/\/(host|r)$/.test(file) });
  mkdirSync(path.join(onePiece, 'host'));
  for (const file of readdirSync(dist)) {
    if (!/\.(js|css)$/.test(file)) continue;
    const content = readFileSync(path.join(dist, file));
    const target = path.join(onePiece, 'host', file);
    writeFileSync(target, content);
    writeFileSync(`${target}.br`, brotliCompressSync(content));
    writeFileSync(`${target}.gz`, gzipSync(content, { level: 9 }));
  }
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const data = JSON.stringify(releaseData(dist)).replaceAll('<', '\\u003c');
  writeFileSync(
    path.join(onePiece, 'index.html'),
    page.replace(/(<script[^>]*\sid="?release"?[^>]*>)/, (open) => open + data),
  );
}

interface ReleaseFile {
  readonly remotes: Readonly<Record<string, { readonly active: { readonly manifest: unknown } }>>;
}

function releaseData(dist: string) {
  const { remotes: released } = JSON.parse(readFileSync(path.join(folders.federated, 'release.json'), 'utf8')) as ReleaseFile;
  const remotes = Object.entries(firstPages).map(([remote, name]) => {
    const [entry = ''] = globSync(`${name}.*.js`, { cwd: dist });
    const styles = globSync(`${name}.*.css`, { cwd: dist });
    const integrity = Object.fromEntries([entry, ...styles].map((file) => [`/host/${file}`, integrityOf(path.join(dist, file))]));
    const chunks = { pages: [], [name]: styles.map((file) => `/host/${file}`) };
    const active = { version: 'bench', entry: `/host/${entry}`, integrity, manifest: released[remote]?.active.manifest, chunks };
    return [remote, { active, previous: [] }];
  });
  return { schema: 1, n: 0, shell: { version: 'bench' }, remotes: Object.fromEntries(remotes) };
}

const integrityOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

async function build(name: string, env: { readonly BENCH_DIST: string } & Readonly<Record<string, string>>): Promise<void> {
  // a chunk of an earlier build would be taken for one of this
  rmSync(env.BENCH_DIST, { recursive: true, force: true });
  const config = path.join(import.meta.dirname, 'rsbuild.config.ts');
  const args = [rsbuildOf(root, name), 'build', '--log-level', 'warn', '--config', config];
  await run(args, path.join(root, name), { NODE_ENV: 'production', ...env });
}

export function run(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { cwd, env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} failed:\n${output}`))));
  });
}
