import { bridge } from '../bridge.ts';
import { accountOf, forgetDraftsOf } from '../drafts/page-drafts.ts';
import { deviceStorage } from '../idempotency/device-storage.ts';
import { storageNameOf } from '../idempotency/records.ts';
import { suspendLiveEvents } from '../live/lazy-live.ts';
import { session } from './store.ts';

/**
 * Deletes the account and its data on this device. Stops the live events before the call, because any later call of this page would create
 * a new account. Rejects with an ApiError.
 */
export async function deleteAccount(): Promise<void> {
  const account = accountOf(session.getState());
  await suspendLiveEvents(() => bridge().api.call('deleteAccount', {}));
  if (account === null) return;
  forgetDraftsOf(account);
  deviceStorage.remove(storageNameOf(account));
}
