import { readFileSync } from 'node:fs';
import path from 'node:path';
import { refuseFilesBeingDeleted } from './files-being-deleted.ts';
import { inParallel } from './in-parallel.ts';
import { integrityOf } from './integrity.ts';
import { allVersions, filesOf } from './named-files.ts';
import type { Release } from './schema.ts';
import type { Store } from './store/store.ts';

/** Files of a build, and their names in the store. */
export interface Upload {
  readonly dist: string;
  /** Files with their integrity. */
  readonly files: Readonly<Record<string, string>>;
  readonly nameOf: (file: string) => string;
}

/**
 * Uploads the files of a build. An existing file with the same name is read back: if it is damaged, it is repaired; if a kept version names
 * it with another hash, the upload is rejected.
 */
export async function upload(store: Store, current: Release | null, { dist, files, nameOf }: Upload, now: Date): Promise<void> {
  const named = current ? filesOf(allVersions(current)) : new Map<string, string | null>();
  refuseFilesBeingDeleted(current, Object.keys(files).map(nameOf), now);
  await inParallel(Object.entries(files), async ([file, integrity]) => {
    const name = nameOf(file);
    const content = readFileSync(path.join(dist, file));
    if (integrityOf(content) !== integrity) throw new Error(`${file} in ${dist} changed after it was built; build it again`);
    const released = named.get(name);
    if (released && integrityOf(content) !== released)
      throw new Error(`${name} was released before with other content; build the part again`);
    if (await store.create(name, content)) return;
    const stored = await store.read(name);
    if (stored && integrityOf(stored.content) === integrity) return;
    if (!(await store.swap(name, content, stored?.etag ?? null))) throw new Error(`${name} is being changed by another command; try again`);
  });
}
