import { expect, test } from '@rstest/core';
import { ensureStorage, memoryStorage } from './storage-fallback.ts';

test('[ENV-02] a frame whose storage is refused gets one in memory', () => {
  const page = Object.defineProperty({} as Window, 'sessionStorage', {
    get: () => {
      throw new Error('Access is denied for this document');
    },
    configurable: true,
  });
  ensureStorage(page);
  page.sessionStorage.setItem('tapps/launchParams', 'x');
  expect(page.sessionStorage.getItem('tapps/launchParams')).toBe('x');
  expect(page.localStorage.getItem('nothing')).toBeNull();
});

test('[ENV-10] a storage that works is left alone', () => {
  const own = memoryStorage();
  const page = { sessionStorage: own, localStorage: own };
  ensureStorage(page);
  expect(page.sessionStorage).toBe(own);
});
