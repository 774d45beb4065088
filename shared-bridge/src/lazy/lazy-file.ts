import { withTimeLimit } from '../api/with-time-limit.ts';
import { failHangingFiles } from './hanging-files.ts';
import { trackPendingLoad } from './pending-loads.ts';

/** Time limit of a file in milliseconds, including its retry. */
export const FILE_DEADLINE = 8000;

/** Code that is loaded when it is first needed. */
export interface LazyFile<T> {
  /** The loaded value, or null. */
  readonly peek: () => T | null;
  /**
   * Loads the file. Concurrent callers share one load. The build requests a failed file once more under a new address; this rejects when
   * that fails too, or after 8 s. Failures are not cached: the next call starts a new load.
   */
  readonly load: () => Promise<T>;
  /** Loads the file before it is needed. A failure is reported only to callers of `load`. */
  readonly prefetch: () => void;
}

let tellLost: (thrown: unknown) => void = () => undefined;

/** Sets the listener for files that failed while a caller waited. Only the host calls this. */
export function onLostFile(tell: (thrown: unknown) => void): void {
  tellLost = tell;
}

/** `bringIt` is a dynamic import. React's `lazy` and a promise in a variable keep a rejected import forever; this does not. */
export function lazyFile<T>(bringIt: () => Promise<T>, deadline = FILE_DEADLINE): LazyFile<T> {
  let here: { readonly value: T } | null = null;
  let coming: Promise<T> | null = null;
  let isAwaited = false;
  let isLate = false;
  const bring = async () => {
    try {
      const value = await withTimeLimit(deadline, undefined, (signal) => {
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
    if (!here) trackPendingLoad(loading);
    return loading;
  };
  return { peek: () => here?.value ?? null, load, prefetch: () => void start().catch(() => undefined) };
}
