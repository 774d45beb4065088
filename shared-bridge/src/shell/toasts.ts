import type { Notice } from '../contract.ts';
import { pageSingleton } from '../page-singleton.ts';
import { patch, type SessionStore, session } from '../session/store.ts';
import { toastNumbers } from './toast-numbers.ts';

/** A toast for the toast area. */
export type Toast = Required<Notice> & { readonly id: number };

/** An info is shorter than a toast about a result (ERR-02). */
const durationOf = (type: Toast['type']) => (type === 'info' ? toastNumbers.infoDuration : toastNumbers.duration);

/** The toasts that wait for the area, which is loaded with the first one. */
export class Toasts {
  #waiting: readonly Toast[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();
  readonly #store: SessionStore;

  constructor(store: SessionStore) {
    this.#store = store;
  }

  notify = ({ message, type = 'info', duration = durationOf(type) }: Notice): void => {
    this.#waiting = [...this.#waiting, { id: ++this.#count, message, type, duration }];
    patch(this.#store, 'snackbar', { isOpen: true, message, type, duration });
    for (const listener of this.#listeners) listener();
  };

  /** Returns and removes the waiting toasts. */
  take(): readonly Toast[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }

  /** Call when a toast has disappeared. */
  closed(id: number): void {
    if (id === this.#count) patch(this.#store, 'snackbar', { isOpen: false });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Whether a toast was ever shown. */
  wasUsed = (): boolean => this.#count > 0;
}

export const toasts: Toasts = pageSingleton('toasts', () => new Toasts(session));
