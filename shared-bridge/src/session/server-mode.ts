import type { Mode } from '@billet/shared-domain/contract';
import type { SessionStore } from './store.ts';

/** The mode of the server that each session has last seen or set. */
const serverModes = new WeakMap<SessionStore, Mode>();

/** Own choices and the first mode do not count as changes by another device. */
export function recordMode(store: SessionStore, mode: Mode): void {
  serverModes.set(store, mode);
}

export function recordFirstMode(store: SessionStore, mode: Mode): void {
  if (!serverModes.has(store)) serverModes.set(store, mode);
}

/** Whether another device has changed the mode since the last call. */
export function isChosenElsewhere(store: SessionStore, mode: Mode): boolean {
  const before = serverModes.get(store);
  serverModes.set(store, mode);
  return before !== undefined && before !== mode && mode !== store.getState().mode.mode;
}
