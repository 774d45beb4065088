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

let reportLost: (thrown: unknown) => void = () => undefined;

/** Sets the listener for files that failed while a caller waited. Only the host calls this. */
export function onLostFile(listener: (thrown: unknown) => void): void {
  reportLost = listener;
}

/** Unlike React's `lazy` and a promise in a variable, this does not keep a rejected dynamic import. */
export function lazyFile<T>(importFile: () => Promise<T>, deadline = FILE_DEADLINE): LazyFile<T> {
  let loaded: { readonly value: T } | null = null;
  let pending: Promise<T> | null = null;
  let isAwaited = false;
  let isLate = false;
  const loadOnce = async () => {
    try {
      const value = await withTimeLimit(deadline, undefined, (signal) => {
        signal.addEventListener('abort', () => (isLate = true));
        if (isLate) failHangingFiles();
        isLate = false;
        return importFile();
      });
      loaded = { value };
      return value;
    } catch (thrown) {
      if (isAwaited) reportLost(thrown);
      throw thrown;
    } finally {
      pending = null;
      isAwaited = false;
    }
  };
  const start = () => {
    if (loaded) return Promise.resolve(loaded.value);
    pending ??= loadOnce();
    return pending;
  };
  const load = () => {
    isAwaited = true;
    const loading = start();
    if (!loaded) trackPendingLoad(loading);
    return loading;
  };
  return { peek: () => loaded?.value ?? null, load, prefetch: () => void start().catch(() => undefined) };
}
