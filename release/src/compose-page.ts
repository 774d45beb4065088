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
function inPage({ schema, n, shell, remotes }: Release): Release {
  const short = Object.entries(remotes).map(
    ([name, { active, previous }]) => [name, { active, previous: previous.slice(0, 1).map(entryOnly) }] as const,
  );
  return { schema, n, shell, remotes: Object.fromEntries(short) };
}

/** A hash doesn't compress: those of files that no page asks for early would only delay it. */
function entryOnly({ entry, integrity, ...remote }: RemoteRelease): RemoteRelease {
  const hash = integrity[entry];
  return { ...remote, entry, integrity: hash ? { [entry]: hash } : {}, chunks: {} };
}
