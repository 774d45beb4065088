import { within } from '../api/within.ts';
import { countAwaited } from './awaited.ts';
import { failHangingFiles } from './hanging-files.ts';

/** Milliseconds that a file may take, its retry included. */
export const FILE_DEADLINE = 8000;

/** Code that comes when it is first wanted. */
export interface LazyFile<T> {
  /** What is here already, else null. */
  readonly peek: () => T | null;
  /**
   * Brings it here. Many callers share one load. The build requests a lost file once more under a new address; this rejects when that
   * fails too, or after 8 s. No failure is kept: the next call starts from nothing.
   */
  readonly load: () => Promise<T>;
  /** Brings it here while nobody waits for it; a failure is left to whoever does. */
  readonly prefetch: () => void;
}

let tellLost: (thrown: unknown) => void = () => undefined;

/** From now on this is told of every file that was given up while somebody waited for it, with why. One listener: the host's. */
export function onLostFile(tell: (thrown: unknown) => void): void {
  tellLost = tell;
}

/** Where `bringIt` is a lazy import. React's `lazy` and a promise in a variable keep a rejected import for ever; this doesn't. */
export function lazyFile<T>(bringIt: () => Promise<T>, deadline = FILE_DEADLINE): LazyFile<T> {
  let here: { readonly value: T } | null = null;
  let coming: Promise<T> | null = null;
  let isAwaited = false;
  let isLate = false;
  const bring = async () => {
    try {
      const value = await within(deadline, undefined, (signal) => {
        signal.addEventListener('abort', () => (isLate = true));
        if (isLate) failHangingFiles();
        isLate = false;
        return bringIt();
      });
      here = { value };
      return value;
    } catch (thrown) {
      if (isAwaited) tellLost(thrown);
      throw thrown;
    } finally {
      coming = null;
      isAwaited = false;
    }
  };
  const start = () => {
    if (here) return Promise.resolve(here.value);
    coming ??= bring();
    return coming;
  };
  const load = () => {
    isAwaited = true;
    const loading = start();
    if (!here) countAwaited(loading);
    return loading;
  };
  return { peek: () => here?.value ?? null, load, prefetch: () => void start().catch(() => undefined) };
}
