import { expect, test } from '@rstest/core';
import { ensureStorage, memoryStorage } from './storage-fallback.ts';

test('[ENV-02] a frame without storage access gets a storage in memory', () => {
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

test('[ENV-02] a working storage is not replaced', () => {
  const own = memoryStorage();
  const page = { sessionStorage: own, localStorage: own };
  ensureStorage(page);
  expect(page.sessionStorage).toBe(own);
});

test('[ENV-02] a full storage is still read, and writes stay in memory', () => {
  const own = memoryStorage();
  own.setItem('billet-language', 'de');
  own.setItem('old', '1');
  const page = { sessionStorage: memoryStorage(), localStorage: { ...own, setItem: () => refuse() } as Storage };
  ensureStorage(page);
  page.localStorage.setItem('draft', 'words');
  expect(page.localStorage.getItem('billet-language')).toBe('de');
  expect(page.localStorage.getItem('draft')).toBe('words');
  page.localStorage.removeItem('old');
  expect(page.localStorage.getItem('old')).toBeNull();
});

test('[ENV-02] a storage that throws when it is read is replaced', () => {
  const page = {
    sessionStorage: { getItem: () => refuse(), setItem: () => refuse() } as unknown as Storage,
    localStorage: memoryStorage(),
  };
  ensureStorage(page);
  expect(page.sessionStorage.getItem('tapps/launchParams')).toBeNull();
  page.sessionStorage.setItem('tapps/launchParams', 'x');
  expect([page.sessionStorage.getItem('tapps/launchParams'), page.sessionStorage.length]).toEqual(['x', 1]);
});

function refuse(): never {
  throw new Error('QuotaExceededError');
}
