import type { Notice } from '../contract.ts';
import { onlyOne } from '../only-one.ts';
import { patch, type SessionStore, session } from '../session/store.ts';
import { toastNumbers } from './toast-numbers.ts';

/** A toast as the toast area shows it. */
export type Toast = Required<Notice> & { readonly id: number };

/** A notice goes sooner than a toast that says how something went (ERR-02). */
const durationOf = (type: Toast['type']) => (type === 'info' ? toastNumbers.notice : toastNumbers.duration);

/** Toasts that wait for the area, which is loaded with the first of them. */
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

  /** The toasts that came since the last taking. */
  take(): readonly Toast[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }

  /** The toast on screen went away. */
  closed(id: number): void {
    if (id === this.#count) patch(this.#store, 'snackbar', { isOpen: false });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Whether there ever was one. */
  wasUsed = (): boolean => this.#count > 0;
}

export const toasts: Toasts = onlyOne('toasts', () => new Toasts(session));
