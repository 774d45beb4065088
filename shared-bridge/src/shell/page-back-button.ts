import { useSyncExternalStore } from 'react';
import { pageSingleton } from '../page-singleton.ts';
import type { BackButton } from './layers.ts';
import { layers } from './page-layers.ts';

const state = pageSingleton('page-back-button', () => ({ isShown: false, listeners: new Set<() => void>() }));

function set(isShown: boolean): void {
  state.isShown = isShown;
  for (const listener of state.listeners) listener();
}

/**
 * The back button in the page, for clients without their own (before 6.1, NAV-08). The shell renders it on full-screen pages; sheets have
 * their own buttons.
 */
export const pageBackButton: BackButton = { show: () => set(layers.depth === 0), hide: () => set(false) };

function subscribe(listener: () => void): () => void {
  state.listeners.add(listener);
  return () => void state.listeners.delete(listener);
}

/** Returns the function that navigates back; null while the page shows no button. */
export function usePageBackButton(): (() => void) | null {
  return useSyncExternalStore(subscribe, () => state.isShown) ? goBack : null;
}

const goBack = (): void => layers.back();
