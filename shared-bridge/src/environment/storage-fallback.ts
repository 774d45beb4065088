type StorageName = 'sessionStorage' | 'localStorage';
type StoragePage = Partial<Pick<Window, StorageName>>;

const PROBE = 'billet/probe';

/** Stores in memory for the lifetime of the page, over what `own` holds already and lets be read. */
export function memoryStorage(own?: Storage): Storage {
  const held = new Map<string, string | null>();
  const readOwn = (key: string) => {
    try {
      return own?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  const keys = () => {
    const all = new Set([...ownKeys(own), ...held.keys()]);
    return [...all].filter((key) => held.get(key) !== null);
  };
  return {
    get length() {
      return keys().length;
    },
    clear: () => {
      for (const key of keys()) held.set(key, null);
    },
    getItem: (key) => held.get(key) ?? (held.has(key) ? null : readOwn(key)),
    key: (index) => keys()[index] ?? null,
    removeItem: (key) => {
      held.set(key, null);
      removeOwn(own, key);
    },
    setItem: (key, value) => void held.set(key, String(value)),
  };
}

function ownKeys(own: Storage | undefined): string[] {
  try {
    return Array.from({ length: own?.length ?? 0 }, (_, place) => own?.key(place) ?? '');
  } catch {
    return [];
  }
}

function removeOwn(own: Storage | undefined, key: string): void {
  try {
    own?.removeItem(key);
  } catch {
    // hidden by the memory for as long as the page lives
  }
}

/** Throws where the browser has no such storage, denies it, or has no room left in it. */
function probe(page: StoragePage, name: StorageName): void {
  page[name]?.setItem(PROBE, PROBE);
  if (page[name]?.getItem(PROBE) !== PROBE) throw new Error(`${name} stores nothing`);
  page[name]?.removeItem(PROBE);
}

function storageOf(page: StoragePage, name: StorageName): Storage | undefined {
  try {
    return page[name] ?? undefined;
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
    try {
      probe(page, name);
    } catch {
      Object.defineProperty(page, name, { value: memoryStorage(storageOf(page, name)), configurable: true });
    }
  }
}
