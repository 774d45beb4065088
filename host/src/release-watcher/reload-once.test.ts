import { expect, test } from '@rstest/core';
import { reloadOnce } from './reload-once.ts';

const MINUTE = 60_000;

function openPage(sessionStorage: object | null = null) {
  const stored = new Map<string, string>();
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) };
  let reloads = 0;
  const page = { sessionStorage: sessionStorage ?? storage, location: { reload: () => reloads++ } } as unknown as Window;
  return { page, stored, reloads: () => reloads };
}

test('[MFE-11] a page reloads for a release at most once in ten minutes, and for another release at once', () => {
  const { page, reloads } = openPage();
  expect([reloadOnce(page, 2, 0), reloadOnce(page, 2, 10 * MINUTE - 1), reloadOnce(page, 3, MINUTE)]).toEqual([true, false, true]);
  expect(reloadOnce(page, 2, 10 * MINUTE)).toBe(true);
  expect(reloads()).toBe(3);
});

test('[MFE-11] a clock set back does not delay a reload', () => {
  const { page } = openPage();
  expect([reloadOnce(page, 2, 600 * MINUTE), reloadOnce(page, 2, 0), reloadOnce(page, 2, MINUTE)]).toEqual([true, true, false]);
});

test('[MFE-11] without working storage the page does not reload, because it could reload endlessly', () => {
  const forbidden = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const { page, reloads } = openPage(forbidden);
  expect([reloadOnce(page, 2, 0), reloads()]).toEqual([false, 0]);
  const corrupt = openPage();
  corrupt.stored.set('billet/reloads', 'no JSON');
  expect([reloadOnce(corrupt.page, 2, 0), corrupt.reloads()]).toEqual([false, 0]);
});
