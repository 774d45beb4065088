/** What stays on the device between visits. */
export interface DeviceStorage {
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
  /** The names that begin with a text. */
  names(start: string): readonly string[];
}

/** The page's own storage; where it is forbidden or full, memory stands in for it until the page goes. */
export function makeDeviceStorage(own: () => Storage = () => window.localStorage): DeviceStorage {
  const unkept = new Map<string, string>();
  const attempt = <T>(act: (kept: Storage) => T, otherwise: T): T => {
    try {
      return act(own());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => unkept.get(name) ?? attempt((kept) => kept.getItem(name), null),
    write: (name, text) => {
      unkept.set(name, text);
      attempt((kept) => {
        kept.setItem(name, text);
        unkept.delete(name);
      }, undefined);
    },
    remove: (name) => {
      unkept.delete(name);
      attempt((kept) => kept.removeItem(name), undefined);
    },
    names: (start) => [...new Set([...unkept.keys(), ...attempt(namesIn, [])])].filter((name) => name.startsWith(start)),
  };
}

const namesIn = (kept: Storage): string[] => Array.from({ length: kept.length }, (_, place) => kept.key(place) ?? '');

/** The device of this page. */
export const deviceStorage = makeDeviceStorage();
