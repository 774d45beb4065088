import { withoutLaunchParams } from '@billet/shared-bridge/launch';

/** Where this tab was last, and in which launch. */
export interface KeptPlace {
  readonly launchId: string;
  /** Path and query of the route. */
  readonly route: string;
}

const KEY = 'billet/place';
const RETURN_KEY = 'billet/launch/left';

interface Left {
  readonly route: string;
  readonly at: number;
  readonly account: string | null;
}

/** Milliseconds for which a launch goes on where an expired one was left. */
const RETURN_TIME = 10 * 60_000;

/** Null in a new tab, or where the browser keeps nothing. */
export const readKeptPlace = (page: Window): KeptPlace | null => clean(read<KeptPlace>(() => page.sessionStorage, KEY));

export const keepPlace = (page: Window, place: KeptPlace): void => write(() => page.sessionStorage, KEY, clean(place));

/** The route that an expired launch of the same account was left at, not long ago; null where there was none. */
export function readReturn(page: Window, rawInitData: string): string | null {
  const left = clean(read<Left>(() => page.localStorage, RETURN_KEY));
  const isOwn = left !== null && left.account === accountOf(rawInitData);
  return isOwn && Date.now() - left.at < RETURN_TIME ? left.route : null;
}

/** Leaves word for the account's next launch on this device, which has another tab; without a route it is taken away again. */
export const keepReturn = (page: Window, rawInitData: string | null, route: string | null): void =>
  write(() => page.localStorage, RETURN_KEY, route && clean({ route, at: Date.now(), account: accountOf(rawInitData) }));

/** The messenger's id of whoever a launch is for: where one account was, another on the device never gets to see. */
export const accountOf = (rawInitData: string | null) =>
  /"id":(\d+)/.exec(new URLSearchParams(rawInitData ?? '').get('user') ?? '')?.[1] ?? null;

/** Launch parameters are no part of a place: an older one would be sent to the server instead of the newest (ENV-11). */
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
