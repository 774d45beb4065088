/** Request to override a remote from a developer's machine, with the server's verdict (MFE-08). */
export interface Override {
  /** Empty if the request cannot be parsed. */
  readonly remote: string;
  readonly origin: string;
  readonly verdict: 'runs' | 'asks' | 'foreign' | 'unreadable';
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

/** Reloads the page without the override, at the current route. */
export function leaveOverride(page: Window): void {
  try {
    page.sessionStorage.removeItem(KEY);
  } catch {
    // nothing was stored
  }
  page.location.replace(addressWithout(page.location.href));
}

export function addressWithout(href: string): string {
  const address = new URL(href);
  address.searchParams.delete('override');
  if (address.searchParams.get(PARAM)?.startsWith('override-')) address.searchParams.delete(PARAM);
  return address.href;
}
