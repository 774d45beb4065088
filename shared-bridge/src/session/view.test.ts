import { expect, test } from '@rstest/core';
import { count, user } from '../../test/session-fixtures.ts';
import { fakeBridge } from '../testing/fake-bridge.ts';
import { initialState, type SessionState } from './state.ts';
import { selectSession } from './view.ts';

test('[ENT-02] the client state has its five slices with their defaults', () => {
  expect(Object.keys(initialState).sort()).toEqual(['appState', 'inventory', 'mode', 'snackbar', 'userData']);
  expect(initialState.inventory).toMatchObject({ items: [], loading: false, error: null });
  expect(initialState.snackbar).toEqual({ isOpen: false, message: '', duration: 3000, type: 'info' });
  expect(initialState.mode.mode).toBe('anonymous');
});

test('[ENT-02] the session has its defaults before anything is loaded', () => {
  expect(selectSession(initialState)).toEqual({
    telegram: { firstName: '', photoUrl: null },
    mode: 'anonymous',
    modeLoading: true,
    unreadCount: 0,
    isLoading: false,
    isLoaded: false,
    error: null,
    isReady: false,
    isInitialized: false,
    isAuth: false,
  });
});

test('[ENT-02] the session of a user contains only first name and photo from the messenger', () => {
  const state: SessionState = {
    ...initialState,
    userData: { ...initialState.userData, user },
    inventory: { ...initialState.inventory, count },
    appState: { environment: fakeBridge().bridge.environment, isReady: true, isInitialized: true, isExpired: false, isGone: false },
    mode: { mode: 'valentine', modeLoading: false },
  };
  const view = selectSession(state);
  expect(view).toEqual({
    telegram: { firstName: 'Alice', photoUrl: null },
    mode: 'valentine',
    modeLoading: false,
    unreadCount: 2,
    isLoading: false,
    isLoaded: true,
    error: null,
    isReady: true,
    isInitialized: true,
    isAuth: true,
  });
  expect(selectSession(state).telegram).toBe(view.telegram);
});
