import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '@billet/release/build-format';

const root = path.resolve(import.meta.dirname, '../../..');

/** The folder of a remote's sources. */
export const sourcesOf = (remote: string): string => path.join(root, `remote-${remote}`, 'src');

export const MANIFEST = 'manifest.ts';

/** A source file as it stands now: under the same address Node would give the one that it read first. */
export function importFresh(file: string): Promise<unknown> {
  return import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
}

/** What stands in a folder of sources now. */
export async function manifestIn(sources: string): Promise<Manifest> {
  const { manifest } = (await importFresh(path.join(sources, MANIFEST))) as { manifest: Manifest };
  return manifest;
}
