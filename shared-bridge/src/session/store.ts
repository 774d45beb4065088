import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { pageSingleton } from '../page-singleton.ts';
import { initialState, type SessionState } from './state.ts';

export type SessionStore = StoreApi<SessionState>;

export function makeStore(start: Partial<SessionState> = {}): SessionStore {
  return createStore<SessionState>(() => ({ ...initialState, ...start }));
}

/** The session of the page. Pages read it by `useSession` and change it only by the functions of the bridge. */
export const session: SessionStore = pageSingleton('session', () => makeStore());

/** Subscribes to a part of the session. Compares shallowly, so a selector may return a new object. */
export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(session, useShallow(selector));
}

/** Changes fields of one slice. */
export function patch<K extends keyof SessionState>(store: SessionStore, slice: K, change: Partial<SessionState[K]>): void {
  store.setState((state) => ({ [slice]: { ...state[slice], ...change } }) as Pick<SessionState, K>);
}
