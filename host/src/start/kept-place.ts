import type { KeptPlace } from './launch-path.ts';

const KEY = 'billet/place';

/** Where this tab was last; null in a new tab, or where the browser keeps nothing. */
export function readKeptPlace(storage: Storage): KeptPlace | null {
  try {
    return JSON.parse(storage.getItem(KEY) ?? 'null') as KeptPlace | null;
  } catch {
    return null;
  }
}

export function keepPlace(storage: Storage, place: KeptPlace): void {
  try {
    storage.setItem(KEY, JSON.stringify(place));
  } catch {
    // A full or forbidden storage costs only the place after a reload.
  }
}
