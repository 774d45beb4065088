import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { RemoteFailure } from './failure.ts';
import { loadScript } from './load-script.ts';

/** Facts needed to load a remote's entry. */
export interface EntryFacts {
  /** Hash of an entry in the release; null rejects the entry, undefined skips the check (development). */
  readonly integrityOf: (remote: string, entry: string) => string | null | undefined;
  /** Called when the entry of a remote has run and its container is initialized. */
  readonly onOpen: (remote: string) => void;
}

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Extract<Awaited<ReturnType<LoadEntry>>, object>;

export interface EntryOptions extends EntryFacts {
  readonly page: Document;
  /** Milliseconds. */
  readonly deadline: number;
}

/** Loads remote entries with integrity and a time limit (MFE-06, MFE-07), and rejects with a RemoteFailure. */
export function entryPlugin({ page, integrityOf, onOpen, deadline }: EntryOptions): ModuleFederationRuntimePlugin {
  const registered = new Map<string, string>();
  return {
    name: 'billet-entry',
    registerRemote(args) {
      const { remote } = args;
      if ('entry' in remote) registered.set(remote.name, remote.entry);
      return args;
    },
    async loadEntry({ remoteInfo: { name, entry, entryGlobalName } }) {
      const hashes = addressesInRelease(entry, page).map((address) => integrityOf(name, address));
      const integrity = hashes.find((hash) => hash !== null);
      if (hashes.every((hash) => hash === null))
        throw new RemoteFailure('entry', 'changed', { cause: new Error('the release names no hash for it') });
      await loadScript(page, { address: entry, integrity: integrity ?? null, deadline });
      const container = (globalThis as unknown as Record<string, Container | undefined>)[entryGlobalName];
      if (!container) throw new RemoteFailure('entry', 'not_a_script', { cause: new Error('it left no container') });
      return container;
    },
    async initContainer(args) {
      const { name, entry } = args.remoteInfo;
      // not for an entry that arrived after another one was registered
      if (registered.get(name) === entry) onOpen(name);
      return args;
    },
  };
}

/** The addresses without a query that a release may use for an entry: absolute, or a path of the page's origin. */
function addressesInRelease(entry: string, page: Document): readonly string[] {
  const { origin, pathname } = new URL(entry, page.baseURI);
  return origin === new URL(page.baseURI).origin ? [pathname, origin + pathname] : [origin + pathname];
}
