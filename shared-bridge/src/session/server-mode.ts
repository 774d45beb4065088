import type { Mode } from '@billet/shared-domain/contract';
import type { SessionStore } from './store.ts';

/** The mode of the server that each session has last seen or set. */
const compared = new WeakMap<SessionStore, Mode>();

/** Own choices and the first mode do not count as changes by another device. */
export function recordMode(store: SessionStore, mode: Mode): void {
  compared.set(store, mode);
}

export function recordFirstMode(store: SessionStore, mode: Mode): void {
  if (!compared.has(store)) compared.set(store, mode);
}

/** Whether another device has changed the mode since the last call. */
export function isChosenElsewhere(store: SessionStore, mode: Mode): boolean {
  const before = compared.get(store);
  compared.set(store, mode);
  return before !== undefined && before !== mode && mode !== store.getState().mode.mode;
}
