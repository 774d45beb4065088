import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const temporary = (name: string) => mkdtempSync(path.join(tmpdir(), `billet-${name}-`));

export type RemoteName = 'share' | 'inbox' | 'send';
interface Released {
  readonly version: string;
  readonly entry: string;
  readonly integrity: Readonly<Record<string, string>>;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}
export interface ReleaseFile {
  readonly n: number;
  readonly remotes: Readonly<Record<RemoteName, { readonly active: Released; readonly previous: readonly Released[] }>>;
}

export const readRelease = (folder: string): ReleaseFile => JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));

/** The content of a released file, by its address. */
export const contentOf = (folder: string, address: string): string => readFileSync(path.join(folder, address), 'utf8');

/** Everything below a folder of the release, by name, as one hash a file. */
export function hashesOf(folder: string, below: string): Record<string, string> {
  const files = readdirSync(path.join(folder, below), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(parentPath, name)))
        .digest('hex'),
    ]),
  );
}

export interface Change {
  /** Script that the entry runs before its own. */
  readonly script?: string;
  readonly contract?: string;
  /** Routes of its manifest, besides its own. */
  readonly routes?: readonly object[];
}

/** A build of a remote that differs from the one that stands in its folder. */
export function changedBuild(name: RemoteName, { script = '', contract, routes = [] }: Change): string {
  const dist = temporary(`build-${name}`);
  cpSync(path.join(root, `remote-${name}`, 'dist'), dist, { recursive: true });
  const file = path.join(dist, 'remote.json');
  const build = JSON.parse(readFileSync(file, 'utf8'));
  const content = `${script};${readFileSync(path.join(dist, build.entry), 'utf8')}`;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const entry = `remoteEntry.${hash}.js`;
  renameSync(path.join(dist, build.entry), path.join(dist, entry));
  writeFileSync(path.join(dist, entry), content);
  const { [build.entry]: _old, ...files } = build.files;
  files[entry] = integrityOf(content);
  const manifest = { ...build.manifest, routes: [...build.manifest.routes, ...routes] };
  writeFileSync(file, JSON.stringify({ ...build, entry, files, manifest, version: hash, contract: contract ?? build.contract }));
  return dist;
}

/** A build of the host that differs from the one that stands in its folder by what its script runs first. */
export function changedHost(script: string): string {
  const dist = temporary('build-host');
  cpSync(path.join(root, 'host/dist'), dist, { recursive: true });
  const file = path.join(dist, 'host.json');
  const build = JSON.parse(readFileSync(file, 'utf8'));
  const own = Object.keys(build.files).find((name) => /^index\.\w+\.js$/.test(name)) ?? '';
  const content = `${script};${readFileSync(path.join(dist, own), 'utf8')}`;
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const renamed = `index.${version.slice(0, 10)}.js`;
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8').replace(own, renamed).replace(build.files[own], integrityOf(content));
  renameSync(path.join(dist, own), path.join(dist, renamed));
  writeFileSync(path.join(dist, renamed), content);
  writeFileSync(path.join(dist, 'index.html'), page);
  const { [own]: _old, ...files } = build.files;
  Object.assign(files, { [renamed]: integrityOf(content), 'index.html': integrityOf(page) });
  writeFileSync(file, JSON.stringify({ ...build, files, version }));
  return dist;
}

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

interface Told {
  readonly status: number | null;
  readonly output: string;
}

/** `npm run release -- …` or `npm run rollback -- …` for a release folder. */
export const runRelease = (folder: string, ...words: readonly string[]): Told => runReleaseWith({}, folder, ...words);

/** The same with more settings. */
export function runReleaseWith(settings: Readonly<Record<string, string>>, folder: string, ...words: readonly string[]): Told {
  const args = ['--disable-warning=ExperimentalWarning', path.join(root, 'release/src/cli.ts'), ...words];
  const env = { ...process.env, ...settings, RELEASE_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
