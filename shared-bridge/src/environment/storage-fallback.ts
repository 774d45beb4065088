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
  const values = new Map<string, string>();
  tryOn(own, (storage) => {
    for (let index = 0; index < storage.length; index++) {
      const key = storage.key(index) ?? '';
      values.set(key, storage.getItem(key) ?? '');
    }
  });
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => {
      values.delete(key);
      tryOn(own, (storage) => storage.removeItem(key));
    },
    setItem: (key, value) => {
      values.set(key, String(value));
      tryOn(own, (storage) => storage.setItem(key, value));
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
