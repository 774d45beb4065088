import { storePins } from './pins.ts';

/** Request to override a remote from a developer's machine, with the server's verdict (MFE-08). */
export interface Override {
  /** Empty if the request cannot be parsed, and for the panel. */
  readonly remote: string;
  readonly origin: string;
  readonly verdict: 'runs' | 'asks' | 'foreign' | 'unreadable' | 'panel';
}

const KEY = 'billet-override';
const PARAM = 'tgWebAppStartParam';
const written = ({ remote, origin }: Override) => `${remote}@${origin}`;

/** Whether the user agreed to this very override in this tab. */
export function isOverrideAccepted(page: Window, override: Override): boolean {
  try {
    return page.sessionStorage.getItem(KEY) === written(override);
  } catch {
    return false;
  }
}

/** Stores the user's agreement for this tab and reloads the page. */
export function acceptOverride(page: Window, override: Override): void {
  try {
    page.sessionStorage.setItem(KEY, written(override));
  } catch {
    // without storage the page asks again
  }
  page.location.reload();
}

/** Reloads the page with a remote of a development server, at the current route. The server decides whether it may run. */
export function runOverride(page: Window, remote: string, address: string): void {
  const next = new URL(addressWithout(page.location.href));
  next.searchParams.set('override', `${remote}@${address.replace(/\/$/, '')}`);
  page.location.replace(next.href);
}

/** Reloads the page without override and pinned versions, at the current route. */
export function leaveOverride(page: Window): void {
  try {
    page.sessionStorage.removeItem(KEY);
  } catch {
    // nothing was stored
  }
  storePins(page, {});
  page.location.replace(addressWithout(page.location.href));
}

export function addressWithout(href: string): string {
  const address = new URL(href);
  address.searchParams.delete('override');
  if (address.searchParams.get(PARAM)?.startsWith('override-')) address.searchParams.delete(PARAM);
  return address.href;
}
