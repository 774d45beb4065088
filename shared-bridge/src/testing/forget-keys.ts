import { deviceStorage } from '../keyed/device-storage.ts';
import { placeOf } from '../keyed/records.ts';
import { session } from '../session/store.ts';

/** Empties the keys of whoever stands in the session, so that one test's purchase doesn't go on in the next. */
export function forgetKeys(): void {
  deviceStorage.write(placeOf(session.getState().userData.user?.valentineCode ?? 'nobody'), '[]');
}
