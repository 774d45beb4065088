import { deviceStorage } from '../idempotency/device-storage.ts';
import { storageNameOf } from '../idempotency/records.ts';
import { session } from '../session/store.ts';

/** Deletes the keys of the session's user, so that a purchase of one test does not continue in the next. */
export function forgetKeys(): void {
  deviceStorage.write(storageNameOf(session.getState().userData.user?.valentineCode ?? 'nobody'), '[]');
}
