import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Parts } from '../src/compose.ts';
import { integrityOf } from '../src/integrity.ts';
import type { RemoteBuild, ShellRelease } from '../src/schema.ts';
import type { Texts } from '../src/texts.ts';

const shared = { react: '19.3.1', '@billet/shared-bridge': '1.0.0' };

const home = {
  isHome: true,
  tab: { order: 1, icon: 'inbox', label: 'inbox-tab' },
  web: { title: 'inbox-web-title', text: 'inbox-web-text', art: 'ghost' },
} as const;

export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'billet-release-'));

type RemoteChanges = Partial<Omit<RemoteBuild, 'texts'>> & { readonly texts?: Texts };

/** A built remote of one page whose code is `code`. */
export function buildRemote(name: string, code: string, { texts = {}, ...changes }: RemoteChanges = {}): string {
  const dist = temporaryFolder();
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const files = {
    [`remoteEntry.${hash}.js`]: `entry("${code}")`,
    [`Page.${hash}.js`]: `page("${code}")`,
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
    ...changes,
  };
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(build));
  return dist;
}

/** A built host that is ready to be composed with remotes. */
export function hostAnd(remotes: readonly string[], changes: Partial<ShellRelease> = {}): Parts {
  const host = temporaryFolder();
  const shell: ShellRelease = {
    version: 'aaaaaaaaaaaa',
    provides: '1.0.0',
    shared,
    icons: ['inbox'],
    styles: [],
    texts: '/host/texts.0123456789.json',
    ...changes,
  };
  writeFileSync(path.join(host, 'host.json'), JSON.stringify(shell));
  writeFileSync(path.join(host, 'index.html'), '<html><script type="application/json" id="release"></script></html>');
  writeFileSync(path.join(host, 'index.0123456789.js'), 'host()');
  writeFileSync(path.join(host, 'texts.0123456789.json'), JSON.stringify({ en: 'hello = Hello\n', ru: '' }));
  return { folder: temporaryFolder(), host, remotes, plain: {} };
}

/** Every file below a folder with its content. */
export function contentOf(folder: string): Map<string, string> {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return new Map(files.map((entry) => path.join(entry.parentPath, entry.name)).map((file) => [file, readFileSync(file, 'base64')]));
}
