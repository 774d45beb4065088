import type { Release } from '@billet/release/store';
import { afterEach, expect, rstest, test } from '@rstest/core';
import { readConfig } from '../../../kit/config.ts';
import type { Friend } from './friend.ts';
import { makeVariants } from './variants.ts';

const shellPage =
  '<html><head><script id="release"></script><script type="application/json" id="friend"></script></head><body></body></html>';
const shell = { active: { version: '1', styles: [], shared: {}, provides: '1.0.0' }, previous: [], withdrawn: [] };
const release = { schema: 2, n: 1, origin: '', shell, remotes: {} } as unknown as Release;
const friend = (firstName: string): Friend => ({
  user: { telegram: { firstName, photoUrl: null }, isGhostUser: false, valentineCode: 'a2b3c4d5e6', mode: 'anonymous' },
});
const variant = () =>
  makeVariants({ release, shellPage, frames: null, faults: [], readAt: 0 }, release, readConfig({ SEAL_KEY: 'k'.repeat(32) })).of({
    locale: 'en',
    friendRoute: '',
  });

afterEach(() => {
  rstest.useRealTimers();
});

test("[FST-01] compresses the page of a friend once while the friend's data is unchanged", async () => {
  const page = variant();
  const made = page.compressedFor(friend('Ann'));
  expect(page.compressedFor(friend('Ann'))).toBe(made);
  expect(page.compressedFor(friend('Anna'))).not.toBe(made);
  expect(variant().compressedFor(friend('Ann'))).not.toBe(made);
  expect((await made).byteLength).toBeGreaterThan(0);
});

test('[FST-01] keeps the page of a friend for ten seconds at most, and 64 pages at most', () => {
  rstest.useFakeTimers();
  const page = variant();
  const first = page.compressedFor(friend('Ann'));
  rstest.advanceTimersByTime(10_000);
  const second = page.compressedFor(friend('Ann'));
  expect(second).not.toBe(first);
  for (let i = 0; i < 64; i++) page.compressedFor(friend(String(i)));
  expect(page.compressedFor(friend('Ann'))).not.toBe(second);
});
