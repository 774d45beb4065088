import { within } from '../api/within.ts';
import { countAwaited } from './awaited.ts';
import { eachFileAgain } from './each-file-again.ts';

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
  const bring = async () => {
    const end = Date.now() + deadline;
    let first: unknown;
    const isOver = ({ aborted }: AbortSignal, thrown: unknown) => {
      first ??= thrown;
      return aborted;
    };
    try {
      const value = await within(deadline, undefined, (signal) => eachFileAgain(bringIt, end, (thrown) => isOver(signal, thrown)));
      here = { value };
      return value;
    } catch (thrown) {
      // the time that is up names no file
      if (isAwaited) tellLost(first ?? thrown);
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
