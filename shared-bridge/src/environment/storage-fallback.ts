type StorageName = 'sessionStorage' | 'localStorage';
type StoragePage = Partial<Pick<Window, StorageName>>;

/** Does it where the browser lets it. */
function tryOn<T>(own: Storage | undefined, act: (own: Storage) => T): T | undefined {
  try {
    return own && act(own);
  } catch {
    return undefined;
  }
}

/** Stores for the lifetime of the page. Begins with what `own` holds and lets be read, and writes there too where it can. */
export function memoryStorage(own?: Storage): Storage {
  const held = new Map<string, string>();
  tryOn(own, (before) => {
    for (let place = 0; place < before.length; place++) {
      const key = before.key(place) ?? '';
      held.set(key, before.getItem(key) ?? '');
    }
  });
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    getItem: (key) => held.get(key) ?? null,
    key: (index) => [...held.keys()][index] ?? null,
    removeItem: (key) => {
      held.delete(key);
      tryOn(own, (before) => before.removeItem(key));
    },
    setItem: (key, value) => {
      held.set(key, String(value));
      tryOn(own, (before) => before.setItem(key, value));
    },
  };
}

const PROBE = 'billet/probe';

function canStore(own: Storage): boolean {
  own.setItem(PROBE, '');
  const isStored = own.getItem(PROBE) === '';
  own.removeItem(PROBE);
  return isStored;
}

function storageOf(page: StoragePage, name: StorageName): Storage | undefined {
  try {
    return page[name];
  } catch {
    return undefined;
  }
}

/**
 * Gives the page a storage in memory where the browser refuses to read or write its own. A browser that blocks third-party cookies does so
 * in every frame of another site, and a full storage refuses every write; the messenger's library fails without one.
 */
export function ensureStorage(page: StoragePage): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    const own = storageOf(page, name);
    if (!tryOn(own, canStore)) Object.defineProperty(page, name, { value: memoryStorage(own), configurable: true });
  }
}
