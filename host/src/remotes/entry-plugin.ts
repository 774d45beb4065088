import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { RemoteFailure } from './failure.ts';
import { loadScript } from './load-script.ts';
import { begin } from './runtimes.ts';

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
  return {
    name: 'billet-entry',
    async loadEntry({ remoteInfo: { name, entry, entryGlobalName } }) {
      const integrity = integrityOf(name, addressInRelease(entry, page));
      if (integrity === null) throw new RemoteFailure('entry', 'changed', { cause: new Error('the release names no hash for it') });
      await loadScript(page, { address: entry, integrity: integrity ?? null, deadline, prepare: (script) => begin(name, script) });
      const container = (globalThis as unknown as Record<string, Container | undefined>)[entryGlobalName];
      if (!container) throw new RemoteFailure('entry', 'not_a_script', { cause: new Error('it left no container') });
      return container;
    },
    async initContainer(args) {
      onOpen(args.remoteInfo.name);
      return args;
    },
  };
}

/** The release names an entry without its query, and by its path alone where it has the page's origin. */
function addressInRelease(entry: string, page: Document): string {
  const { origin, pathname } = new URL(entry, page.baseURI);
  return origin === new URL(page.baseURI).origin ? pathname : origin + pathname;
}
