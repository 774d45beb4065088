import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { BEST_QUALITY } from './compressed.ts';
import { disk } from './disk.ts';
import { folderStore } from './folder.ts';
import { s3Store } from './s3.ts';
import { withoutSecret } from './s3-settings.ts';
import type { Store } from './store.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * The store that the settings name: a folder, relative to the project, or a bucket. Throws an error of one line if the place is invalid.
 */
export function openStore(settings: Readonly<Record<string, string | undefined>>): Store {
  const { RELEASE_STORE, RELEASE_DIR } = settings;
  const place = RELEASE_STORE || RELEASE_DIR || '.release';
  const [, scheme] = /^(\w+):\/\//.exec(place) ?? [];
  if (scheme === 's3') return s3Store(place, settings);
  if (scheme)
    throw new Error(
      `RELEASE_STORE is ${withoutSecret(place)}, but ${scheme}:// is not supported; set it to a folder or s3://bucket/prefix`,
    );
  const folder = path.resolve(root, place);
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(folder))
    throw new Error(`RELEASE_STORE is ${place}, a link to ${readlinkSync(folder)}, which isn't there`);
  return folderStore(folder, disk, qualityIn(settings));
}

/** The quality of brotli for copies in a folder. */
function qualityIn({ BROTLI_QUALITY }: Readonly<Record<string, string | undefined>>): number {
  if (!BROTLI_QUALITY) return BEST_QUALITY;
  if (!/^\d+$/.test(BROTLI_QUALITY) || Number(BROTLI_QUALITY) > BEST_QUALITY)
    throw new Error(`BROTLI_QUALITY is "${BROTLI_QUALITY}"; it must be a whole number from 0 to ${BEST_QUALITY}`);
  return Number(BROTLI_QUALITY);
}
