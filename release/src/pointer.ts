import { parseRelease } from './parse-release.ts';
import type { Release } from './schema.ts';
import type { Store, Stored } from './store/store.ts';

export const POINTER = 'release.json';

export interface Pointer extends Stored {
  readonly release: Release;
}

/** Folder with all releases by number. */
export const HISTORY = 'releases/';

/** The active release of a store; null before the first one. Throws if the pointer is damaged or was deleted. */
export async function readPointer(store: Store): Promise<Pointer | null> {
  const found = (await store.read(POINTER)) ?? (await rereadPointer(store));
  return found && { ...found, release: parseRelease(Buffer.from(found.content).toString()) };
}

/**
 * A deleted pointer must not be recreated: numbers would start at 1 again, open tabs would not detect new releases, and withdrawn versions
 * would return.
 */
async function rereadPointer(store: Store): Promise<Stored | null> {
  if ((await store.list(HISTORY)).length === 0) return null;
  const made = await store.read(POINTER);
  if (made) return made;
  throw new Error(`The pointer, ${POINTER}, is missing in ${store.place}; put the newest file of ${HISTORY} in its place`);
}
