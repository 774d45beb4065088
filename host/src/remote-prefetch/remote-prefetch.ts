import type { ReleasedRemote } from '../site/release-data.ts';
import type { Exposed } from '../site/routes.ts';

/** Milliseconds that a load waits for its own prefetch. */
const TIMEOUT_MS = 2000;

/** Loads files of remotes into the browser's cache without running them. */
export class RemotePrefetches {
  readonly #pending = new Map<string, AbortController>();

  /** Loads the files of a page or a dialog. */
  start({ entry, chunks }: ReleasedRemote, { remote, name }: Exposed): void {
    const own = chunks[name];
    if (!own) return;
    const pending = this.#pending.get(remote) ?? new AbortController();
    this.#pending.set(remote, pending);
    for (const file of [entry, ...(chunks.pages ?? []), ...own])
      fetch(file, { priority: 'low', signal: pending.signal })
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
  }

  /**
   * Called when the remote itself is loaded: a browser delays a request while another one for the same address is pending, and that one
   * may hang.
   */
  endSoon(remote: string): void {
    const pending = this.#pending.get(remote);
    if (pending) setTimeout(() => pending.abort(), TIMEOUT_MS);
    this.#pending.delete(remote);
  }
}
