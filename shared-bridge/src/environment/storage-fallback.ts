type StorageName = 'sessionStorage' | 'localStorage';
type StoragePage = Partial<Pick<Window, StorageName>>;

/** Runs `act` and ignores an error of the browser. */
function tryOn<T>(own: Storage | undefined, act: (own: Storage) => T): T | undefined {
  try {
    return own && act(own);
  } catch {
    return undefined;
  }
}

/** A storage for the lifetime of the page. Starts with the readable values of `own`, and writes to it too if possible. */
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
 * Gives the page a storage in memory if the browser denies reading or writing. Browsers that block third-party cookies deny it in every
 * frame of another site, and a full storage rejects every write. The Telegram library fails without a storage.
 */
export function ensureStorage(page: StoragePage): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    const own = storageOf(page, name);
    if (!tryOn(own, canStore)) Object.defineProperty(page, name, { value: memoryStorage(own), configurable: true });
  }
}
