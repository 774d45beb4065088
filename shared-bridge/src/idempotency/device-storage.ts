/** Text storage of the device that survives a visit. */
export interface DeviceStorage {
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
  /** The stored names with this prefix. */
  names(prefix: string): readonly string[];
}

/** The storage of the page. If it is forbidden or full, values stay in memory until the page closes. */
export function makeDeviceStorage(getStorage: () => Storage = () => window.localStorage): DeviceStorage {
  const unstored = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T, fallback: T): T => {
    try {
      return act(getStorage());
    } catch {
      return fallback;
    }
  };
  return {
    read: (name) => unstored.get(name) ?? attempt((storage) => storage.getItem(name), null),
    write: (name, text) => {
      unstored.set(name, text);
      attempt((storage) => {
        storage.setItem(name, text);
        unstored.delete(name);
      }, undefined);
    },
    remove: (name) => {
      unstored.delete(name);
      attempt((storage) => storage.removeItem(name), undefined);
    },
    names: (prefix) => [...new Set([...unstored.keys(), ...attempt(namesIn, [])])].filter((name) => name.startsWith(prefix)),
  };
}

const namesIn = (storage: Storage): string[] => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

/** The storage of this page. */
export const deviceStorage = makeDeviceStorage();
