import { isApiError } from '../api/failure.ts';
import type { ApiFailure } from '../contract.ts';
import type { SessionPorts } from './ports.ts';
import { patch } from './store.ts';

type Ports = Pick<SessionPorts, 'store' | 'api' | 'log'>;

function countFailure({ store }: Ports, error: ApiFailure): void {
  patch(store, 'userData', { error, retryCount: store.getState().userData.retryCount + 1 });
}

/** Asks for the profile. Never rejects: what went wrong stands in the slice. While a profile is held a failure is silent. */
export async function refreshProfile(ports: Ports): Promise<void> {
  const { store, api, log } = ports;
  if (!store.getState().appState.isReady) return;
  patch(store, 'userData', { loading: true });
  try {
    const { user } = await api.call('getProfile', { deadline: 'screen', onRetry: (failure) => countFailure(ports, failure) });
    patch(store, 'userData', { user, loading: false, loadingCompleted: true, error: null, retryCount: 0 });
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    countFailure(ports, thrown.failure);
    patch(store, 'userData', { loading: false, loadingCompleted: true });
    log({ event: 'profile_failed', level: 'warn', ...thrown.failure });
  }
}
