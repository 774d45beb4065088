import { useSyncExternalStore } from 'react';

/** As the styles have it: one phone at a time below this. */
const query = matchMedia('(max-width: 859px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen shows one phone only. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
