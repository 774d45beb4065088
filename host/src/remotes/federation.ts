import { createInstance } from '@module-federation/runtime';
import { sharedLibraries } from '../shared-libraries/shared-libraries.ts';
import { type EntryOptions, entryPlugin } from './entry-plugin.ts';

export interface Federation {
  /**
   * Sets the entry of a remote and disposes of the container that was registered under its name. `integrity` is the hash of the entry;
   * null rejects it, an empty hash skips the check (development).
   */
  register(remote: string, entry: string, integrity: string | null): void;
  /** Loads a module that a remote exposes. Its entry is requested once, and again after a failure. */
  load(remote: string, exposed: string): Promise<unknown>;
  /** Whether an entry has run since it was registered, and its container is initialized. */
  isOpen(entry: string): boolean;
}

/** Federation runtime of this page, which shares the host's libraries with remotes. */
export function makeFederation({ page, deadline }: Pick<EntryOptions, 'page' | 'deadline'>): Federation {
  const hashes = new Map<string, string | null>();
  const open = new Set<string>();
  const plugin = entryPlugin({
    page,
    deadline,
    integrityOf: (address) => hashes.get(address) ?? null,
    onOpen: (address) => open.add(address),
  });
  const host = createInstance({
    name: 'host',
    shareStrategy: 'loaded-first',
    remotes: [],
    shared: sharedLibraries,
    plugins: [plugin],
  });
  const addressOf = (entry: string) => new URL(entry, page.baseURI).href;
  return {
    register: (remote, entry, integrity) => {
      const address = addressOf(entry);
      hashes.set(address, integrity);
      open.delete(address);
      host.registerRemotes([{ name: remote, entry: address }], { force: true });
    },
    load: (remote, exposed) => host.loadRemote(`${remote}/${exposed}`),
    isOpen: (entry) => open.has(addressOf(entry)),
  };
}
