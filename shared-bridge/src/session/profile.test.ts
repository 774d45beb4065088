import { expect, test } from '@rstest/core';
import { sessionWith, user } from '../../test/session-fixtures.ts';
import { apiError } from '../api/failure.ts';
import { refreshProfile } from './profile.ts';

const network = { kind: 'network' } as const;

test('[ENV-08] a loaded profile sets loading back and forgets the failures', async () => {
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

test('[ENV-08] every failure counts, and the last one stays', async () => {
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

test('[ENV-06] an answer that holds nobody ends the wait like a failure', async () => {
  const { deps, store } = sessionWith({ answers: { getProfile: () => ({}) as { user: typeof user } } });
  await refreshProfile(deps);
  expect(store.getState().userData).toMatchObject({ user: null, loading: false, loadingCompleted: true, error: network });
});

test('[ENV-06] a refresh that fails while a profile is held keeps it', async () => {
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

test('[ENV-09] an unauthenticated page asks for no profile', async () => {
  const { deps, apiCalls } = sessionWith({}, { isAuth: false, mode: 'web' });
  await refreshProfile(deps);
  expect(apiCalls).toEqual([]);
});
