import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillJson } from './fill-json.ts';
import type { Release, RemoteRelease } from './schema.ts';

/** Where the built page of a shell stands, before any release data is in it. */
export const pageFile = (folder: string, version: string): string => path.join(folder, 'host', `page.${version}.html`);

/** The page of a release: the shell's built page with the release data inside, so that no request for it is needed. */
export function composePage(folder: string, release: Release): string {
  const page = readFileSync(pageFile(folder, release.shell.version), 'utf8');
  return fillJson(page, 'release', inPage(release));
}

/** What an open page needs: of every remote the active version and the entry of the one to fall back to. */
function inPage({ schema, n, shell, remotes }: Release) {
  const { version, styles } = shell;
  const short = Object.entries(remotes).map(([name, { active, previous }]) => [
    name,
    {
      active: { ...withFiles(active, earlyFiles(active)), manifest: active.manifest },
      previous: previous.slice(0, 1).map((each) => withFiles(each, {})),
    },
  ]);
  return { schema, n, shell: { version, styles }, remotes: Object.fromEntries(short) };
}

/** The files that a page may ask for before the remote's entry runs; the entry knows those of dialogs and all their hashes. */
function earlyFiles({ manifest, chunks }: RemoteRelease): RemoteRelease['chunks'] {
  const names = ['pages', ...manifest.routes.map(({ page }) => page)];
  return Object.fromEntries(names.flatMap((name) => (chunks[name] ? [[name, chunks[name]]] : [])));
}

/** A hash doesn't compress: those of files that no page asks for early would only delay it. */
function withFiles({ version, entry, integrity }: RemoteRelease, chunks: RemoteRelease['chunks']) {
  const files = [entry, ...Object.values(chunks).flat()];
  return { version, entry, integrity: Object.fromEntries(files.map((file) => [file, integrity[file]])), chunks };
}
