import { expect, test } from '@rstest/core';
import { sessionWith, user } from '../../test/session-fixtures.ts';
import { apiError } from '../api/failure.ts';
import { deferred } from '../testing/index.ts';
import { refreshProfile } from './profile.ts';
import { hasMissedChange } from './profile-version.ts';

const network = { kind: 'network' } as const;

test('[ENV-08] a loaded profile resets loading and the failures', async () => {
  const { deps, store } = sessionWith({
    answers: {
      getProfile: ({ onRetry }) => {
        onRetry?.(network);
        onRetry?.(network);
        expect(store.getState().userData).toMatchObject({ loading: true, retryCount: 2, error: network });
        return { user };
      },
    },
  });
  await refreshProfile(deps);
  expect(store.getState().userData).toEqual({ user, loading: false, loadingCompleted: true, error: null, retryCount: 0 });
});

test('[ENV-08] every failure is counted, and the last one is kept', async () => {
  const { deps, store } = sessionWith({
    answers: {
      getProfile: ({ onRetry }) => {
        onRetry?.(network);
        throw apiError({ kind: 'answer', status: 500, code: 'internal', message: '' });
      },
    },
  });
  await refreshProfile(deps);
  expect(store.getState().userData).toMatchObject({
    user: null,
    loading: false,
    loadingCompleted: true,
    retryCount: 2,
    error: { status: 500 },
  });
});

test('[ENV-06] an answer without a user ends loading with a failure', async () => {
  const { deps, store } = sessionWith({ answers: { getProfile: () => ({}) as { user: typeof user } } });
  await refreshProfile(deps);
  expect(store.getState().userData).toMatchObject({ user: null, loading: false, loadingCompleted: true, error: network });
});

test('[ENV-06] a failed refresh keeps the loaded profile', async () => {
  let isDown = false;
  const { deps, store, logged } = sessionWith({
    answers: {
      getProfile: () => {
        if (isDown) throw apiError(network);
        return { user };
      },
    },
  });
  await refreshProfile(deps);
  isDown = true;
  await refreshProfile(deps);
  expect(store.getState().userData.user).toEqual(user);
  expect(logged.map(({ event }) => event)).toEqual(['profile_failed']);
});

test('[ENV-09] an unauthenticated page does not load the profile', async () => {
  const { deps, apiCalls } = sessionWith({}, { isAuth: false, mode: 'web' });
  await refreshProfile(deps);
  expect(apiCalls).toEqual([]);
});

test('[INB-12] a late answer never replaces a newer one, and a recreated account starts from version 0', async () => {
  const slow = deferred<{ user: typeof user; version: number }>();
  const anew = { ...user, valentineCode: 'zyxwvutsrq' };
  const replies = [slow.promise, { user: { ...user, availableReveals: 3 }, version: 5 }, { user: anew, version: 0 }];
  const { deps, store } = sessionWith({ answers: { getProfile: () => replies.shift() ?? { user } } });
  const first = refreshProfile(deps);
  await refreshProfile(deps);
  slow.resolve({ user, version: 4 });
  await first;
  expect(store.getState().userData).toMatchObject({ user: { availableReveals: 3 }, loading: false });
  await refreshProfile(deps);
  expect(store.getState().userData.user).toEqual(anew);
});

test('[INB-12] a change between the profile and the first change event is detected by its version, once', async () => {
  const answers = { getProfile: () => ({ user, version: 3 }) };
  const { deps, store } = sessionWith({ answers });
  expect(hasMissedChange(store, 3)).toBe(false);
  await refreshProfile(deps);
  expect([3, 4, 4, 5, 5].map((version) => hasMissedChange(store, version))).toEqual([false, true, false, true, false]);
});

test('[INB-12] an answer older than the version of the live connection is requested once more only', async () => {
  const replies = [3, 4, 4].map((version) => ({ user: { ...user, availableReveals: version }, version }));
  const { deps, store, callsOf } = sessionWith({ answers: { getProfile: () => replies.shift() ?? { user } } });
  hasMissedChange(store, 4);
  await refreshProfile(deps);
  expect([callsOf('getProfile').length, store.getState().userData.user?.availableReveals]).toEqual([2, 4]);
  hasMissedChange(store, 9);
  await refreshProfile(deps);
  expect(callsOf('getProfile').length).toBe(4);
});
