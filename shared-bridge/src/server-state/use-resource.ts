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
  on: LiveEvent['kind'] | undefined,
): readonly [CallState<T>, Snapshot<T>, Resource<T>] {
  const [held, setHeld] = useState(() => ({ id, resource: make() }));
  const current = held.id === id ? held : { id, resource: make() };
  if (current !== held) setHeld(current);
  const { resource } = current;
  const snapshot = useSyncExternalStore(resource.subscribe, resource.get);
  useEffect(() => {
    if (id === null) return;
    resource.start();
    return resource.stop;
  }, [id, resource]);
  useEffect(() => {
    if (id === null || on === undefined) return;
    return bridge().onLiveEvent(({ kind }) => kind === on && resource.refresh());
  }, [id, on, resource]);
  const { retry, refresh, change } = resource;
  return [{ ...snapshot.loaded, retry, refresh, change }, snapshot, resource];
}
