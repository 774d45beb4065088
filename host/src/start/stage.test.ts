import type { SessionState } from '@billet/shared-bridge';
import { expect, test } from '@rstest/core';
import { mustBeReopened, stageOf } from './stage.ts';

type Facts = Pick<SessionState, 'appState' | 'userData'>;

const environment = {
  mode: 'telegram',
  platform: 'ios',
  isMobile: true,
  isWebView: true,
  isAuth: true,
  isDark: false,
  isInitialized: true,
  startParam: null,
} as const;
const ready: Facts = {
  appState: { environment, isReady: true, isInitialized: true, isExpired: false, isGone: false },
  userData: { user: null, loading: true, loadingCompleted: false, error: null, retryCount: 0 },
};
const stage = (app: Partial<Facts['appState']>, user: Partial<Facts['userData']> = {}) =>
  stageOf({ appState: { ...ready.appState, ...app }, userData: { ...ready.userData, ...user } });
const network = { kind: 'network' } as const;
const user = { valentineCode: 'a2b3c4d5e6' } as Facts['userData']['user'];

test('[ENV-05] the screens follow in order: detecting, initializing, loading the profile, the app', () => {
  expect(stage({ environment: null })).toBe('initializing-app');
  expect(stage({ isReady: false })).toBe('initializing');
  expect(stage({})).toBe('loading-profile');
  expect(stage({}, { user })).toBe('ready');
});

test('[ENV-08] after the first failure the retry text replaces the loading text', () => {
  expect(stage({}, { retryCount: 1, error: network })).toBe('retrying');
});

test('[OPS-05] a busy server is not shown as a network failure', () => {
  const error = { kind: 'answer', status: 503, code: 'busy', message: '', retryAfter: 4 } as const;
  expect(stage({}, { retryCount: 1, error })).toBe('server-busy');
});

test('[ENV-06][ERR-01] a first load without a profile is shown as failed until there is one', () => {
  expect(stage({}, { loading: false, loadingCompleted: true, retryCount: 6, error: network })).toBe('failed');
  expect(stage({}, { loading: true, loadingCompleted: true, retryCount: 6, error: network })).toBe('failed');
});

test('[ENV-06] a failed refresh of an existing profile is silent', () => {
  expect(stage({}, { user, loading: false, loadingCompleted: true, retryCount: 1, error: network })).toBe('ready');
});

test('[ENV-09] web mode does not wait for an authentication', () => {
  const web = { ...environment, mode: 'web', isAuth: false } as const;
  expect(stage({ environment: web, isReady: false })).toBe('ready');
});

test('[ENV-12] a launch that expired or has no init data must be reopened', () => {
  const mustReopen = (app: Partial<Facts['appState']>) => mustBeReopened({ appState: { ...ready.appState, ...app } });
  expect(mustReopen({})).toBe(false);
  expect(mustReopen({ isExpired: true })).toBe(true);
  expect(mustReopen({ environment: { ...environment, isAuth: false } })).toBe(true);
  expect(mustReopen({ environment: { ...environment, mode: 'web', isAuth: false } })).toBe(false);
});
