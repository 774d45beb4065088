import { within } from '../api/within.ts';

/** Milliseconds that a file may take, its second try included. */
export const FILE_DEADLINE = 8000;

/** Code that comes when it is first wanted. */
export interface LazyFile<T> {
  /** What is here already, else null. */
  readonly peek: () => T | null;
  /**
   * Brings it here. Many callers share one load. A file that fails is asked for once more at once, under a new address
   * (the build sees to that); this rejects then, or after 8 s. Nothing of a failure is kept: the next call starts from nothing.
   */
  readonly load: () => Promise<T>;
  /** Brings it here while nobody waits for it; a failure is left to whoever does. */
  readonly prefetch: () => void;
}

/** Where `load` is a lazy import. React's `lazy` and a promise in a variable keep a rejected import for ever; this doesn't. */
export function lazyFile<T>(load: () => Promise<T>, deadline = FILE_DEADLINE): LazyFile<T> {
  let here: { readonly value: T } | null = null;
  let coming: Promise<T> | null = null;
  const bring = async () => {
    try {
      const value = await within(deadline, undefined, (signal) => load().catch((thrown) => again(load, signal, thrown)));
      here = { value };
      return value;
    } finally {
      coming = null;
    }
  };
  const start = () => {
    if (here) return Promise.resolve(here.value);
    coming ??= bring();
    return coming;
  };
  return { peek: () => here?.value ?? null, load: start, prefetch: () => void start().catch(() => undefined) };
}

/** One more try, unless the time is up and nobody waits for it any more. */
function again<T>(load: () => Promise<T>, signal: AbortSignal, thrown: unknown): Promise<T> {
  return signal.aborted ? Promise.reject(thrown) : load();
}
