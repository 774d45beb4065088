import type { Environment } from '../contract.ts';
import { patch, type SessionStore } from './store.ts';

/** Stores the environment. Ready means initialized and authenticated. */
export function setEnvironment(store: SessionStore, environment: Environment): void {
  const { isInitialized, isAuth } = environment;
  patch(store, 'appState', { environment, isInitialized, isReady: isInitialized && isAuth });
}

export function changeEnvironment(store: SessionStore, change: Partial<Environment>): void {
  const { environment } = store.getState().appState;
  if (environment) setEnvironment(store, { ...environment, ...change });
}
