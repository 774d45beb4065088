import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { readonly kind: 'loading' } | { readonly kind: 'loaded'; readonly value: T } | { readonly kind: 'failed' };

export interface Loading<T> {
  /** What is there already; it appears without a moment of waiting. */
  readonly peek?: () => T | null;
  readonly load: () => Promise<T>;
  readonly onFailure: (thrown: unknown) => void;
}

/** Code that is on its way, here, or lost; and the way to try again. Other code needs another component (`key`). */
export function useLoaded<T>(loading: Loading<T>): { readonly state: Loaded<T>; readonly retry: () => void } {
  const [state, setState] = useState<Loaded<T>>(() => {
    const value = loading.peek?.();
    return value ? { kind: 'loaded', value } : { kind: 'loading' };
  });
  const [wish, setWish] = useState(() => ({ loading }));
  useEffect(() => {
    let isWanted = true;
    wish.loading.load().then(
      (value) => isWanted && setState({ kind: 'loaded', value }),
      (thrown: unknown) => {
        if (!isWanted) return;
        wish.loading.onFailure(thrown);
        setState({ kind: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wish]);
  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setWish(({ loading: same }) => ({ loading: same }));
  }, []);
  return { state, retry };
}
