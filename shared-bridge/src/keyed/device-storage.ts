/** What stays on the device between visits. */
export interface DeviceStorage {
  read(name: string): string | null;
  write(name: string, text: string): void;
}

/** The page's own storage; where it is forbidden or full, memory stands in for it until the page goes. */
export function makeDeviceStorage(): DeviceStorage {
  const unkept = new Map<string, string>();
  return {
    read(name) {
      try {
        return unkept.get(name) ?? window.localStorage.getItem(name);
      } catch {
        return null;
      }
    },
    write(name, text) {
      try {
        window.localStorage.setItem(name, text);
        unkept.delete(name);
      } catch {
        unkept.set(name, text);
      }
    },
  };
}

/** The device of this page. */
export const deviceStorage = makeDeviceStorage();
