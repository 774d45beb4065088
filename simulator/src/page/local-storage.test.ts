import { afterEach, expect, test } from '@rstest/core';
import { localStore } from './local-storage.ts';

const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
const put = (get: () => unknown) => Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
afterEach(() => {
  if (own) Object.defineProperty(globalThis, 'localStorage', own);
});

test('reading and writing never throw when the browser denies storage or it is full', () => {
  const refuses = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  put(refuses);
  expect([localStore.read('x'), localStore.write('x', 'y')]).toEqual([null, undefined]);
  put(() => ({ getItem: () => 'before', setItem: refuses }));
  expect([localStore.read('x'), localStore.write('x', 'y')]).toEqual(['before', undefined]);
});
