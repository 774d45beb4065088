import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '@billet/release/build-format';
import { root } from './ports.ts';

/** The source folder of a remote of the project. */
export const sourcesOf = (remote: string): string => path.join(root, `remote-${remote}`, 'src');

export const MANIFEST = 'manifest.ts';

/** Imports the current version of a source file. Without the query, Node would return the cached module. */
export function importFresh(file: string): Promise<unknown> {
  return import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
}

/** The current manifest in a source folder. */
export async function manifestIn(sources: string): Promise<Manifest> {
  const { manifest } = (await importFresh(path.join(sources, MANIFEST))) as { manifest: Manifest };
  return manifest;
}
