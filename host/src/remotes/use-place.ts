import { useCallback, useEffect, useState } from 'react';
import type { Place } from '../site/routes.ts';
import type { RemoteFailure } from './failure.ts';
import type { Component, Remotes } from './remotes.ts';

export type PlaceState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly Component: Component }
  | { readonly kind: 'failed' };

const there = (remotes: Remotes, place: Place): PlaceState => {
  const Component = remotes.peek('pages', place);
  return Component ? { kind: 'loaded', Component } : { kind: 'loading' };
};

/** A page of a remote, on its way, here, or lost; and the way to try again. Another place needs another component (`key`). */
export function usePlace(remotes: Remotes, place: Place): { readonly state: PlaceState; readonly retry: () => void } {
  const [state, setState] = useState(() => there(remotes, place));
  const [wish, setWish] = useState({ place });
  useEffect(() => {
    let isWanted = true;
    remotes.load('pages', wish.place).then(
      (Component) => isWanted && setState({ kind: 'loaded', Component }),
      (failure: RemoteFailure) => {
        if (!isWanted) return;
        remotes.report(wish.place.remote, failure);
        setState({ kind: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [remotes, wish]);
  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setWish({ place });
  }, [place]);
  return { state, retry };
}
