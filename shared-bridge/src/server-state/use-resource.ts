import type { LiveEvent } from '@billet/shared-domain/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { bridge } from '../bridge.ts';
import type { Change, Loaded, Resource, Snapshot } from './resource.ts';

export interface CallControls<T> {
  /** After a failure: 'loading' and asked again. */
  retry(): void;
  /** Asks silently. */
  refresh(): void;
  readonly change: Change<T>;
}
export type CallState<T> = Loaded<T> & CallControls<T>;

/** A component's resource: another `id` is another one, which begins anew. Null: nothing is asked for. */
export function useResource<T>(
  id: string | null,
  make: () => Resource<T>,
  on: LiveEvent['kind'] | readonly LiveEvent['kind'][] | undefined,
): readonly [CallState<T>, Snapshot<T>, Resource<T>] {
  const [held, setHeld] = useState(() => ({ id, resource: make() }));
  const current = held.id === id ? held : { id, resource: make() };
  if (current !== held) setHeld(current);
  const { resource } = current;
  // by value, so that a list written where it is used is the same one each time
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
