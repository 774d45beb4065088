/** Text storage of the device that survives a visit. */
export interface DeviceStorage {
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
  /** The stored names with this prefix. */
  names(start: string): readonly string[];
}

/** The storage of the page. If it is forbidden or full, values stay in memory until the page closes. */
export function makeDeviceStorage(own: () => Storage = () => window.localStorage): DeviceStorage {
  const unstored = new Map<string, string>();
  const attempt = <T>(act: (kept: Storage) => T, otherwise: T): T => {
    try {
      return act(own());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => unstored.get(name) ?? attempt((kept) => kept.getItem(name), null),
    write: (name, text) => {
      unstored.set(name, text);
      attempt((kept) => {
        kept.setItem(name, text);
        unstored.delete(name);
      }, undefined);
    },
    remove: (name) => {
      unstored.delete(name);
      attempt((kept) => kept.removeItem(name), undefined);
    },
    names: (start) => [...new Set([...unstored.keys(), ...attempt(namesIn, [])])].filter((name) => name.startsWith(start)),
  };
}

const namesIn = (kept: Storage): string[] => Array.from({ length: kept.length }, (_, place) => kept.key(place) ?? '');

/** The storage of this page. */
export const deviceStorage = makeDeviceStorage();
