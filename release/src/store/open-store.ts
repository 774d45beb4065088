import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import path from 'node:path';
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
  return folderStore(folder);
}
