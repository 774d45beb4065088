import { useCallback, useEffect, useState } from 'react';
import { trackRetry } from './user-retry.ts';

export type Loaded<T> = { readonly kind: 'loading' } | { readonly kind: 'loaded'; readonly value: T } | { readonly kind: 'failed' };

export interface Loading<T> {
  /** Returns the value if it is loaded; it then renders without a loading state. */
  readonly peek?: () => T | null;
  readonly load: () => Promise<T>;
  /** Called once for each failed load while the component waits for it. */
  readonly onFailure: (thrown: unknown) => void;
}

export interface LoadedModel<T> {
  readonly state: Loaded<T>;
  /** True after a failed load was retried. */
  readonly isAgain: boolean;
  /** Retries the load on request of the user. */
  readonly retry: () => void;
}

/**
 * Loads code and returns its state with a retry function. Nothing is loaded while `isWanted` is false. A failed load is retried when
 * `isWanted` becomes true again, and when the network returns. Use a `key` for other code.
 */
export function useLoadedAgain<T>(loading: Loading<T>, isWanted = true): LoadedModel<T> {
  const [state, setState] = useState<Loaded<T>>(() => stateOf(loading));
  const [request, setRequest] = useState<LoadRequest<T>>(() => ({ loading, by: 'first' }));
  useEffect(() => {
    if (!isWanted) return;
    let isAwaited = true;
    setState((before) => (before.kind === 'failed' ? { kind: 'loading' } : before));
    const pending = request.loading.load();
    if (request.by === 'person') void trackRetry(pending);
    pending.then(
      (value) => isAwaited && setState((before) => (isOf(before, value) ? before : { kind: 'loaded', value })),
      (thrown: unknown) => {
        if (!isAwaited) return;
        request.loading.onFailure(thrown);
        setState({ kind: 'failed' });
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [request, isWanted]);
  const loadAgain = useCallback((by: LoadRequest<T>['by']) => {
    setState({ kind: 'loading' });
    setRequest(({ loading: same }) => ({ loading: same, by }));
  }, []);
  const retry = useCallback(() => loadAgain('person'), [loadAgain]);
  const isLost = isWanted && state.kind === 'failed';
  useEffect(() => {
    if (!isLost) return;
    const onOnline = () => loadAgain('network');
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isLost, loadAgain]);
  // another component may have loaded it in the meantime
  return { state: state.kind === 'loading' ? stateOf(request.loading) : state, isAgain: request.by !== 'first', retry };
}

/** The part for remotes. `isAgain` is internal to the shell, so that no remote depends on it. */
export function useLoaded<T>(loading: Loading<T>, isWanted = true): { readonly state: Loaded<T>; readonly retry: () => void } {
  return useLoadedAgain(loading, isWanted);
}

interface LoadRequest<T> {
  readonly loading: Loading<T>;
  readonly by: 'first' | 'person' | 'network';
}

const isOf = <T>(state: Loaded<T>, value: T): boolean => state.kind === 'loaded' && state.value === value;

function stateOf<T>({ peek }: Loading<T>): Loaded<T> {
  const value = peek?.() ?? null;
  return value === null ? { kind: 'loading' } : { kind: 'loaded', value };
}
