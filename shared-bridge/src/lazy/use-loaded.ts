import { useCallback, useEffect, useState } from 'react';
import { askedAgain } from './asked-again.ts';

export type Loaded<T> = { readonly kind: 'loading' } | { readonly kind: 'loaded'; readonly value: T } | { readonly kind: 'failed' };

export interface Loading<T> {
  /** What is there already; it appears without a moment of waiting. */
  readonly peek?: () => T | null;
  readonly load: () => Promise<T>;
  /** Told once of each load that failed while somebody waited for it. */
  readonly onFailure: (thrown: unknown) => void;
}

export interface LoadedModel<T> {
  readonly state: Loaded<T>;
  /** It was lost, and is tried again or was since. */
  readonly isAgain: boolean;
  /** A person asks for it again. */
  readonly retry: () => void;
}

/**
 * Code that is on its way, here, or lost; and the way to try again. Nothing is asked for while it isn't wanted; what was lost is
 * asked for again when it is wanted anew, and when the network comes back. Other code needs another component (`key`).
 */
export function useLoadedAgain<T>(loading: Loading<T>, isWanted = true): LoadedModel<T> {
  const [state, setState] = useState<Loaded<T>>(() => hereOf(loading));
  const [wish, setWish] = useState<Wish<T>>(() => ({ loading, by: 'first' }));
  useEffect(() => {
    if (!isWanted) return;
    let isAwaited = true;
    setState((before) => (before.kind === 'failed' ? { kind: 'loading' } : before));
    const coming = wish.loading.load();
    if (wish.by === 'person') void askedAgain(coming);
    coming.then(
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
  const wishAgain = useCallback((by: Wish<T>['by']) => {
    setState({ kind: 'loading' });
    setWish(({ loading: same }) => ({ loading: same, by }));
  }, []);
  const retry = useCallback(() => wishAgain('person'), [wishAgain]);
  const isLost = isWanted && state.kind === 'failed';
  useEffect(() => {
    if (!isLost) return;
    const onOnline = () => wishAgain('network');
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isLost, wishAgain]);
  // it may have come for somebody else meanwhile
  return { state: state.kind === 'loading' ? hereOf(wish.loading) : state, isAgain: wish.by !== 'first', retry };
}

/** The same as remotes have it: what it tells besides is the shell's alone, so that no remote comes to need a newer one. */
export function useLoaded<T>(loading: Loading<T>, isWanted = true): { readonly state: Loaded<T>; readonly retry: () => void } {
  return useLoadedAgain(loading, isWanted);
}

interface Wish<T> {
  readonly loading: Loading<T>;
  readonly by: 'first' | 'person' | 'network';
}

const isOf = <T>(state: Loaded<T>, value: T): boolean => state.kind === 'loaded' && state.value === value;

function hereOf<T>({ peek }: Loading<T>): Loaded<T> {
  const value = peek?.() ?? null;
  return value === null ? { kind: 'loading' } : { kind: 'loaded', value };
}
