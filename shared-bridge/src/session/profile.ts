import { isApiError } from '../api/failure.ts';
import type { ApiFailure } from '../contract.ts';
import type { SessionDeps } from './deps.ts';
import { patch } from './store.ts';

type Deps = Pick<SessionDeps, 'store' | 'api' | 'log'>;

function countFailure({ store }: Deps, error: ApiFailure): void {
  patch(store, 'userData', { error, retryCount: store.getState().userData.retryCount + 1 });
}

/** Asks for the profile. Never rejects: what went wrong stands in the slice. While a profile is held a failure is silent. */
export async function refreshProfile(deps: Deps): Promise<void> {
  const { store, api, log } = deps;
  if (!store.getState().appState.isReady) return;
  patch(store, 'userData', { loading: true });
  try {
    const { user } = await api.call('getProfile', { deadline: 'screen', onRetry: (failure) => countFailure(deps, failure) });
    patch(store, 'userData', { user, loading: false, loadingCompleted: true, error: null, retryCount: 0 });
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    countFailure(deps, thrown.failure);
    patch(store, 'userData', { loading: false, loadingCompleted: true });
    log({ event: 'profile_failed', level: 'warn', ...thrown.failure });
  }
}
