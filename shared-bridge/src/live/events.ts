import type { LiveEvent } from '@billet/shared-domain/contract';

type Listener = (event: LiveEvent) => void;

export interface LiveEvents {
  listen(listener: Listener): () => void;
  emit(event: LiveEvent): void;
}

/** Distributes live events to listeners. */
export function makeLiveEvents(): LiveEvents {
  const listeners = new Set<Listener>();
  return {
    listen(listener) {
      // a new function for each call, so that the same listener can be added twice
      const own: Listener = (event) => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    emit(event) {
      for (const listener of listeners) listener(event);
    },
  };
}
