import { parseRelease } from './carry-over.ts';
import type { Release } from './schema.ts';
import type { Store, Stored } from './store/store.ts';

export const POINTER = 'release.json';

export interface Pointer extends Stored {
  readonly release: Release;
}

/** Where every release is kept by its number. */
export const HISTORY = 'releases/';

/** The release that a store serves now; null before the first one. Throws where it is damaged, or gone. */
export async function readPointer(store: Store): Promise<Pointer | null> {
  const found = (await store.read(POINTER)) ?? (await madeMeanwhile(store));
  return found && { ...found, release: parseRelease(Buffer.from(found.content).toString()) };
}

/** To begin anew where it is gone would count from 1 again: tabs that are open would hear of nothing, and what was taken back would return. */
async function madeMeanwhile(store: Store): Promise<Stored | null> {
  if ((await store.list(HISTORY)).length === 0) return null;
  const made = await store.read(POINTER);
  if (made) return made;
  throw new Error(`The pointer, ${POINTER}, is gone from ${store.place}; put the newest file of ${HISTORY} in its place`);
}
