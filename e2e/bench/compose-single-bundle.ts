import { createHash } from 'node:crypto';
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { folders } from './folders.ts';

/** The page of the deployments that consist of one bundle. */
const PAGE = 'host/page.bench.html';

/**
 * Copies the federated deployment and replaces the host's code by the one bundle. The release lists each page's chunk, so that the server
 * preloads the first one.
 */
export function composeSingleBundle(dist: string, variant: 'framed' | 'plain'): void {
  const folder = folders[variant];
  rmSync(folder, { recursive: true, force: true });
  cpSync(folders.federated, folder, { recursive: true });
  for (const file of readdirSync(dist)) {
    if (!/\.(js|css)$/.test(file)) continue;
    const content = readFileSync(path.join(dist, file));
    const target = path.join(folder, 'host', file);
    writeFileSync(target, content);
    writeFileSync(`${target}.br`, brotliCompressSync(content));
    writeFileSync(`${target}.gz`, gzipSync(content, { level: 9 }));
  }
  cpSync(path.join(dist, 'index.html'), path.join(folder, PAGE));
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(releaseOf(dist, variant === 'framed')));
}

interface Version {
  readonly integrity: Readonly<Record<string, string>>;
  /** HTML that is visible before any code has loaded. */
  readonly frames?: string | undefined;
}
interface RemoteVersion extends Version {
  readonly manifest: { readonly routes: readonly { readonly page: string }[] };
}
interface ReleaseFile {
  readonly shell: { readonly active: Version };
  readonly remotes: Readonly<Record<string, { readonly active: RemoteVersion }>>;
}

/** The release as the server reads it: every page has its own chunk, and the entry of each remote is the script of the bundle. */
function releaseOf(dist: string, hasFrames: boolean): ReleaseFile {
  const federated = JSON.parse(readFileSync(path.join(folders.federated, 'release.json'), 'utf8')) as ReleaseFile;
  const filesOf = (name: string) => globSync(`${name}.*.{js,css}`, { cwd: dist }).map((file) => `/host/${file}`);
  const [entry = ''] = filesOf('index').filter((file) => file.endsWith('.js'));
  const drawn = ({ frames }: Version) => (hasFrames ? frames : undefined);
  const withSingleBundle = (active: RemoteVersion) => {
    const pages = active.manifest.routes.map(({ page }) => [page, filesOf(page)] as const);
    const files = [entry, ...pages.flatMap(([, own]) => own)];
    const hashes = files.map((file) => [file, integrityOf(path.join(dist, path.basename(file)))] as const);
    const integrity = { ...active.integrity, ...Object.fromEntries(hashes) };
    return { ...active, frames: drawn(active), entry, integrity, chunks: { pages: [], ...Object.fromEntries(pages) } };
  };
  const none = { previous: [], withdrawn: [] };
  const remotes = Object.entries(federated.remotes).map(([name, { active }]) => [name, { active: withSingleBundle(active), ...none }]);
  const shell = { active: { ...federated.shell.active, frames: drawn(federated.shell.active), page: `/${PAGE}` }, ...none };
  return { ...federated, shell, remotes: Object.fromEntries(remotes) };
}

const integrityOf = (file: string) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
