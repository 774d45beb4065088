import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { readonly kind: 'loading' } | { readonly kind: 'loaded'; readonly value: T } | { readonly kind: 'failed' };

export interface Loading<T> {
  /** What is there already; it appears without a moment of waiting. */
  readonly peek?: () => T | null;
  readonly load: () => Promise<T>;
  /** Told once of each load that failed while somebody waited for it. */
  readonly onFailure: (thrown: unknown) => void;
}

/**
 * Code that is on its way, here, or lost; and the way to try again. Nothing is asked for while it isn't wanted; what was lost is
 * asked for again when it is wanted anew. Other code needs another component (`key`).
 */
export function useLoaded<T>(loading: Loading<T>, isWanted = true): { readonly state: Loaded<T>; readonly retry: () => void } {
  const [state, setState] = useState<Loaded<T>>(() => hereOf(loading));
  const [wish, setWish] = useState(() => ({ loading }));
  useEffect(() => {
    if (!isWanted) return;
    let isAwaited = true;
    setState((before) => (before.kind === 'failed' ? { kind: 'loading' } : before));
    wish.loading.load().then(
      (value) => isAwaited && setState((before) => (isOf(before, value) ? before : { kind: 'loaded', value })),
      (thrown: unknown) => {
        if (!isAwaited) return;
        wish.loading.onFailure(thrown);
        setState({ kind: 'failed' });
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [wish, isWanted]);
  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setWish(({ loading: same }) => ({ loading: same }));
  }, []);
  // it may have come for somebody else meanwhile
  return { state: state.kind === 'loading' ? hereOf(wish.loading) : state, retry };
}

const isOf = <T>(state: Loaded<T>, value: T): boolean => state.kind === 'loaded' && state.value === value;

function hereOf<T>({ peek }: Loading<T>): Loaded<T> {
  const value = peek?.() ?? null;
  return value === null ? { kind: 'loading' } : { kind: 'loaded', value };
}
