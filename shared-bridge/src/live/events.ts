import type { LiveEvent } from '@billet/shared-domain/contract';

type Listener = (event: LiveEvent) => void;

export interface LiveEvents {
  listen(listener: Listener): () => void;
  tell(event: LiveEvent): void;
}

/** Hands live events on to whoever listens. */
export function makeLiveEvents(): LiveEvents {
  const listeners = new Set<Listener>();
  return {
    listen(listener) {
      // a listener of its own each time, so that the same function may listen twice
      const own: Listener = (event) => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    tell(event) {
      for (const listener of listeners) listener(event);
    },
  };
}
