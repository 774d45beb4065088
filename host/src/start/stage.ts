import type { SessionState } from '@billet/shared-bridge';

/** Steps of the start, in the order of the screens (ENV-05, ENV-08, ENV-06). */
export type Stage = 'initializing-app' | 'initializing' | 'loading-profile' | 'retrying' | 'server-busy' | 'failed' | 'ready';

export function stageOf({ appState, userData }: Pick<SessionState, 'appState' | 'userData'>): Stage {
  const { environment, isInitialized, isReady } = appState;
  if (environment === null) return 'initializing-app';
  if (environment.mode === 'web') return isInitialized ? 'ready' : 'initializing-app';
  if (!isReady) return 'initializing';
  if (userData.user !== null) return 'ready';
  if (userData.loadingCompleted) return 'failed';
  if (userData.retryCount === 0) return 'loading-profile';
  return userData.error?.kind === 'answer' && userData.error.code === 'busy' ? 'server-busy' : 'retrying';
}

/** Whether only a new launch helps: the init data expired (ENV-12), or the messenger provided none. */
export function mustBeReopened({ appState }: Pick<SessionState, 'appState'>): boolean {
  const { environment, isExpired, isInitialized } = appState;
  return isExpired || (isInitialized && environment?.mode === 'telegram' && !environment.isAuth);
}
