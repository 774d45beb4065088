import type { LiveEvent } from '@billet/shared-domain/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { bridge } from '../bridge.ts';
import type { Change, Loaded, Resource, Snapshot } from './resource.ts';

export interface CallControls<T> {
  /** After a failure: 'loading', and sent again. */
  retry(): void;
  /** Loads silently. */
  refresh(): void;
  readonly change: Change<T>;
}
export type CallState<T> = Loaded<T> & CallControls<T>;

/** The resource of a component. Another `id` creates another resource; null loads nothing. */
export function useResource<T>(
  id: string | null,
  make: () => Resource<T>,
  on: LiveEvent['kind'] | readonly LiveEvent['kind'][] | undefined,
): readonly [CallState<T>, Snapshot<T>, Resource<T>] {
  const [held, setHeld] = useState(() => ({ id, resource: make() }));
  const current = held.id === id ? held : { id, resource: make() };
  if (current !== held) setHeld(current);
  const { resource } = current;
  // compared by value, because an inline array is a new one at each render
  const kinds = [on ?? []].flat().join(' ');
  const snapshot = useSyncExternalStore(resource.subscribe, resource.get);
  useEffect(() => {
    if (id === null) return;
    resource.start();
    return resource.stop;
  }, [id, resource]);
  useEffect(() => {
    if (id === null || kinds === '') return;
    return bridge().onLiveEvent(({ kind }) => kinds.split(' ').includes(kind) && resource.refresh());
  }, [id, kinds, resource]);
  const { retry, refresh, change } = resource;
  return [{ ...snapshot.loaded, retry, refresh, change }, snapshot, resource];
}
