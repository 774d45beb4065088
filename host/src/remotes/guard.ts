import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { RemoteFailure } from './failure.ts';
import { loadScript } from './load-script.ts';

export interface GuardOptions {
  readonly page: Document;
  /** The hash that the release gives for an address; null refuses it, undefined lets it pass unchecked (development). */
  readonly integrityOf: (address: string) => string | null | undefined;
  /** How many times a remote was tried before; a new try asks under a new address. */
  readonly attemptsOf: (remote: string) => number;
  /** Milliseconds. */
  readonly deadline: number;
}

type EntryExports = { readonly init: unknown; readonly get: unknown };

/** Loads every remote's entry in the runtime's stead: with integrity, a deadline, and a new address on a retry (MFE-06, MFE-07). */
export function guard({ page, integrityOf, attemptsOf, deadline }: GuardOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'billet-guard',
    async loadEntry({ remoteInfo: { name, entry, entryGlobalName } }) {
      const integrity = integrityOf(addressInRelease(entry, page));
      if (integrity === null) throw new RemoteFailure('entry', 'integrity_unknown');
      const attempts = attemptsOf(name);
      await loadScript(page, { address: attempts ? `${entry}?attempt=${Date.now()}` : entry, integrity: integrity ?? null, deadline });
      const exports = (globalThis as unknown as Record<string, EntryExports | undefined>)[entryGlobalName];
      if (!exports) throw new RemoteFailure('entry', 'no_container');
      return exports as never;
    },
  };
}

/** The runtime makes addresses absolute; the release names those of this origin by their path. */
function addressInRelease(entry: string, page: Document): string {
  const { origin, pathname } = new URL(entry, page.baseURI);
  return origin === new URL(page.baseURI).origin ? pathname : entry;
}
