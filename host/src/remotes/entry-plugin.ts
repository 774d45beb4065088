import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { RemoteFailure } from '../error-reporting/failure.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Extract<Awaited<ReturnType<LoadEntry>>, object>;

export interface EntryOptions {
  readonly page: Document;
  /** Milliseconds. */
  readonly deadline: number;
  /** Hash of an entry by its absolute address; null rejects the entry, an empty hash skips the check (development). */
  readonly integrityOf: (address: string) => string | null;
  /** Called when an entry has run and its container is initialized. */
  readonly onOpen: (address: string) => void;
}

/** Loads remote entries with integrity and a time limit (MFE-06, MFE-07), and rejects with a RemoteFailure. */
export function entryPlugin({ page, deadline, integrityOf, onOpen }: EntryOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'billet-entry',
    async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
      const integrity = integrityOf(entry);
      if (integrity === null) throw new RemoteFailure('entry', 'changed', { cause: new Error('the release names no hash for it') });
      await loadScript(page, entry, integrity, deadline);
      const container = (globalThis as unknown as Record<string, Container | undefined>)[entryGlobalName];
      if (!container) throw new RemoteFailure('entry', 'not_a_script', { cause: new Error('it left no container') });
      return container;
    },
    async initContainer(args) {
      onOpen(args.remoteInfo.entry);
      return args;
    },
  };
}

/** Runs a remote's entry. A file that is missing, late or does not match its hash never runs. */
function loadScript(page: Document, address: string, integrity: string, deadline: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    const timer = setTimeout(() => {
      end(new RemoteFailure('entry', 'too_late', { file: script.src }));
      // a script in another document never runs, even when it arrives later
      page.implementation.createHTMLDocument().adoptNode(script);
    }, deadline);
    let thrown: unknown = null;
    const noteError = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event.error ?? event.message;
    };
    function end(failure?: RemoteFailure): void {
      clearTimeout(timer);
      page.defaultView?.removeEventListener('error', noteError);
      script.remove();
      if (failure) reject(failure);
      else resolve();
    }
    page.defaultView?.addEventListener('error', noteError);
    script.onload = () => end(thrown === null ? undefined : new RemoteFailure('start', 'threw_at_start', { cause: thrown }));
    script.onerror = () => end(new RemoteFailure('entry', 'missing', { file: script.src }));
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = address;
    page.head.append(script);
  });
}
