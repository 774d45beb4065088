import type { Body } from '@billet/shared-domain/contract';
import { isApiError } from '../api/failure.ts';
import type { ApiFailure } from '../contract.ts';
import type { SessionDeps } from './deps.ts';
import { isOlderThanApplied, isOlderThanEvent, recordApplied } from './profile-version.ts';
import { recordFirstMode, recordMode } from './server-mode.ts';
import { patch } from './store.ts';

type Deps = Pick<SessionDeps, 'store' | 'api' | 'log'>;

/** The last own change of each session. */
const changes = new WeakMap<SessionDeps['store'], Promise<unknown>>();

function countFailure({ store }: Deps, error: ApiFailure): void {
  patch(store, 'userData', { error, retryCount: store.getState().userData.retryCount + 1 });
}

/**
 * Loads the profile after own changes have ended. Repeats the request if another change started in the meantime or the answer is older than
 * a known version.
 */
async function askForProfile(deps: Deps) {
  const { store, api } = deps;
  for (let asked = 1; ; asked++) {
    const change = changes.get(store);
    await change;
    const answer = await api.call('getProfile', { deadline: 'screen', onRetry: (failure) => countFailure(deps, failure) });
    if (!answer.user) throw new Error('The profile response has no user');
    if (changes.get(store) === change && (asked > 1 || !isOlderThanEvent(store, answer))) return answer;
  }
}

/** Loads the profile. Never rejects: failures are in the slice. While a profile is held a failure is only logged. */
export async function refreshProfile(deps: Deps): Promise<void> {
  const { store, log } = deps;
  if (!store.getState().appState.isReady) return;
  patch(store, 'userData', { loading: true });
  try {
    const answer = await askForProfile(deps);
    // answers may arrive in another order than their requests
    const isLate = isOlderThanApplied(store, answer);
    if (!isLate) recordApplied(store, answer);
    recordFirstMode(store, answer.user.mode);
    patch(store, 'userData', {
      ...(isLate ? {} : { user: answer.user }),
      loading: false,
      loadingCompleted: true,
      error: null,
      retryCount: 0,
    });
  } catch (thrown) {
    // any error must end the wait of the user
    const failure: ApiFailure = isApiError(thrown) ? thrown.failure : { kind: 'network' };
    countFailure(deps, failure);
    patch(store, 'userData', { loading: false, loadingCompleted: true });
    log({ event: 'profile_failed', level: 'warn', ...failure, ...(!isApiError(thrown) && { reason: String(thrown) }) });
  }
}

/**
 * Changes the profile on the server, one change after another, so that the last one wins. `isStillNeeded` is evaluated right before the call.
 * Rejects with an ApiError.
 */
export function changeProfile({ store, api }: Deps, body: Body<'updateProfile'>, isStillNeeded = () => true): Promise<void> {
  const change = async () => {
    if (!isStillNeeded()) return;
    const { user } = await api.call('updateProfile', { body });
    if (body.mode !== undefined) recordMode(store, user.mode);
    patch(store, 'userData', { user });
  };
  const turn = (changes.get(store) ?? Promise.resolve()).then(change);
  changes.set(
    store,
    turn.catch(() => undefined),
  );
  return turn;
}
