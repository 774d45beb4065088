import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CommandContext } from '../src/change.ts';
import { releaseRemote } from '../src/commands/release.ts';
import type { Parts } from '../src/compose.ts';
import { integrityOf } from '../src/integrity.ts';
import { parseRelease } from '../src/parse-release.ts';
import type { HostBuild, Release, RemoteBuild } from '../src/schema.ts';
import type { Disk } from '../src/store/disk.ts';
import { folderStore } from '../src/store/folder.ts';
import type { Texts } from '../src/texts.ts';
import { unflushedDisk } from './crashing.ts';

const provenance = { commit: '3f2a1b0c', isDirty: false, builtAt: '2026-11-22T18:00:00.000Z', by: 'ada' };
const shared = { react: '19.3.1', '@billet/shared-bridge': '1.0.0' };

const home = {
  isHome: true,
  tab: { order: 1, icon: 'inbox', label: 'inbox-tab' },
  web: { title: 'inbox-web-title', text: 'inbox-web-text', art: 'ghost' },
} as const;

export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'billet-release-'));

type RemoteChanges = Partial<Omit<RemoteBuild, 'texts'>> & { readonly texts?: Texts };

/** Builds a remote with one page whose code is `code`. */
export function buildRemote(name: string, code: string, { texts = {}, ...changes }: RemoteChanges = {}): string {
  const dist = temporaryFolder();
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const files = {
    [`remoteEntry.${hash}.js`]: `entry("${code}")`,
    // long enough to have compressed copies
    [`Page.${hash}.js`]: `page("${code}") // ${'and more '.repeat(60)}`,
    'Same.0123456789.css': '.same {}',
    [`texts.${hash}.json`]: JSON.stringify(texts),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(dist, file), content);
  const build: RemoteBuild = {
    name,
    version: hash,
    entry: `remoteEntry.${hash}.js`,
    files: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, integrityOf(content)])),
    manifest: { routes: [{ path: `/${name}`, page: 'Page', ...(name === 'inbox' && home) }], dialogs: [] },
    chunks: { Page: [`Page.${hash}.js`, 'Same.0123456789.css'] },
    texts: `texts.${hash}.json`,
    contract: '^1.0.0',
    shared,
    provenance,
    ...changes,
  };
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(build));
  return dist;
}

/** The note of a release of a built host, whose Russian text is pending. */
export const pendingInHost = 'Texts in English until they are translated: ru 1';

/** A built host. */
export function buildHost(version: string, changes: Partial<HostBuild> = {}): string {
  const dist = temporaryFolder();
  const files = {
    'index.html': '<html><script type="application/json" id="release"></script></html>',
    'index.0123456789.js': 'host()',
    'texts.0123456789.json': JSON.stringify({ en: 'hello = Hello\n', ru: '' }),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(dist, file), content);
  const build: HostBuild = {
    version,
    provides: '1.0.0',
    shared,
    icons: ['inbox'],
    styles: [],
    files: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, integrityOf(content)])),
    texts: 'texts.0123456789.json',
    provenance,
    ...changes,
  };
  writeFileSync(path.join(dist, 'host.json'), JSON.stringify(build));
  return dist;
}

/** A built host with remotes, ready to be composed. */
export const buildsWith = (remotes: readonly string[], changes: Partial<HostBuild> = {}): Parts => {
  return { host: buildHost('aaaaaaaaaaaa', changes), remotes, staticFolders: {} };
};

/** The quality of brotli in tests. */
const FAST = 4;

/** The context of commands on a folder; default: an empty one, on a disk that does not flush. */
export function contextOn(folder = temporaryFolder(), disk: Disk = unflushedDisk): CommandContext & { readonly folder: string } {
  return { folder, store: folderStore(folder, disk, FAST), by: 'ada', now: () => new Date() };
}

/** The version of a built remote. */
export const versionOf = (dist: string): string =>
  (JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as RemoteBuild).version;

/** Releases a built remote under its own name. */
export async function releaseBuild(context: CommandContext, dist: string): Promise<Release> {
  const { name } = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as RemoteBuild;
  return (await releaseRemote(context, name, dist)).release;
}

/** The pointer of a folder; null if there is none. */
export function releaseIn(folder: string): Release | null {
  const file = path.join(folder, 'release.json');
  return existsSync(file) ? parseRelease(readFileSync(file, 'utf8')) : null;
}

/** Every file below a folder with its content. */
export function contentOf(folder: string): Map<string, string> {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return new Map(files.map((entry) => path.join(entry.parentPath, entry.name)).map((file) => [file, readFileSync(file, 'base64')]));
}
