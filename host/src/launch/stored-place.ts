import { withoutLaunchParams } from '@billet/shared-bridge/launch';

/** Last route of this tab, and its launch. */
export interface StoredPlace {
  readonly launchId: string;
  /** Path and query of the route. */
  readonly route: string;
}

const KEY = 'billet/place';
const EXPIRED_ROUTE_KEY = 'billet/launch/left';

interface StoredExpiredRoute {
  readonly route: string;
  readonly at: number;
  /** Messenger ID: another account on the device never sees the route. */
  readonly account: string | null;
}

/** Milliseconds for which a new launch resumes the route of an expired one. */
const EXPIRED_ROUTE_LIFETIME = 10 * 60_000;

/** Null in a new tab, or without storage. */
export const readStoredPlace = (page: Window): StoredPlace | null => clean(read<StoredPlace>(() => page.sessionStorage, KEY));

export const storePlace = (page: Window, place: StoredPlace): void => write(() => page.sessionStorage, KEY, clean(place));

/** Route at which an expired launch of the same account was left recently; null if there is none. */
export function readExpiredRoute(page: Window, account: string | null): string | null {
  const expired = clean(read<StoredExpiredRoute>(() => page.localStorage, EXPIRED_ROUTE_KEY));
  const isOwn = expired !== null && expired.account === account;
  return isOwn && Date.now() - expired.at < EXPIRED_ROUTE_LIFETIME ? expired.route : null;
}

/** Stores the route for the account's next launch on this device, which has another tab; a null route deletes it. */
export const storeExpiredRoute = (page: Window, account: string | null, route: string | null): void =>
  write(() => page.localStorage, EXPIRED_ROUTE_KEY, route && clean({ route, at: Date.now(), account }));

/** Removes launch parameters from a stored route: old ones would be sent to the server instead of the current ones (ENV-11). */
function clean<P extends { readonly route: string }>(place: P | null): P | null {
  return place && typeof place.route === 'string' ? { ...place, route: withoutLaunchParams(place.route) } : null;
}

function read<T>(storage: () => Storage, key: string): T | null {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs only the place after a reload.
  }
}
