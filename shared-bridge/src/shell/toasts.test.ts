import { expect, test } from '@rstest/core';
import { makeStore } from '../session/store.ts';
import { Toasts } from './toasts.ts';

test('[ENT-02][ERR-02] a notice is an info of 3000 ms by default, and other toasts last 4000 ms', () => {
  const store = makeStore();
  const toasts = new Toasts(store);
  toasts.notify({ message: 'Copied' });
  expect(store.getState().snackbar).toEqual({ isOpen: true, message: 'Copied', duration: 3000, type: 'info' });
  for (const type of ['success', 'warning', 'error'] as const) {
    toasts.notify({ message: 'So it went', type });
    expect(store.getState().snackbar).toEqual({ isOpen: true, message: 'So it went', duration: 4000, type });
  }
  toasts.notify({ message: 'No', type: 'error', duration: 500 });
  expect(store.getState().snackbar).toEqual({ isOpen: true, message: 'No', duration: 500, type: 'error' });
});

test('[ERR-02] notices wait for the area, and each is taken once', () => {
  const toasts = new Toasts(makeStore());
  let notifications = 0;
  toasts.subscribe(() => notifications++);
  expect(toasts.wasUsed()).toBe(false);
  toasts.notify({ message: 'one' });
  toasts.notify({ message: 'two' });
  expect(toasts.wasUsed()).toBe(true);
  expect(notifications).toBe(2);
  expect(toasts.take().map(({ message }) => message)).toEqual(['one', 'two']);
  expect(toasts.take()).toEqual([]);
});

test('[ENT-02] closing the last toast closes the snackbar, closing an earlier one does not', () => {
  const store = makeStore();
  const toasts = new Toasts(store);
  toasts.notify({ message: 'one' });
  toasts.notify({ message: 'two' });
  const [one, two] = toasts.take();
  toasts.closed(one?.id ?? 0);
  expect(store.getState().snackbar.isOpen).toBe(true);
  toasts.closed(two?.id ?? 0);
  expect(store.getState().snackbar.isOpen).toBe(false);
});
