import type { Mode } from '@billet/shared-domain/contract';
import type { SessionStore } from './store.ts';

/** The server's mode that each session's own was last compared with, or brought to. */
const compared = new WeakMap<SessionStore, Mode>();

/** Own choices, and what stood there at first, are no news. */
export function noteMode(store: SessionStore, mode: Mode): void {
  compared.set(store, mode);
}

export function noteFirstMode(store: SessionStore, mode: Mode): void {
  if (!compared.has(store)) compared.set(store, mode);
}

/** Whether another device chose this mode since the last look. */
export function isChosenElsewhere(store: SessionStore, mode: Mode): boolean {
  const before = compared.get(store);
  compared.set(store, mode);
  return before !== undefined && before !== mode && mode !== store.getState().mode.mode;
}
