type StorageName = 'sessionStorage' | 'localStorage';

/** Keeps for as long as the page stands. */
export function memoryStorage(): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    getItem: (key) => held.get(key) ?? null,
    key: (index) => [...held.keys()][index] ?? null,
    removeItem: (key) => void held.delete(key),
    setItem: (key, value) => void held.set(key, String(value)),
  };
}

function isUsable(page: Partial<Pick<Window, StorageName>>, name: StorageName): boolean {
  try {
    page[name]?.getItem('billet');
    return page[name] !== undefined;
  } catch {
    return false;
  }
}

/**
 * Gives the page a storage in memory where the browser refuses its own: a browser that blocks third-party cookies does
 * so in every frame of another site, and then the messenger's library could not even read how it was launched.
 */
export function ensureStorage(page: Partial<Pick<Window, StorageName>>): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    if (!isUsable(page, name)) Object.defineProperty(page, name, { value: memoryStorage(), configurable: true });
  }
}
