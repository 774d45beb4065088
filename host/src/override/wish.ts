/** A wish for a remote from a developer's machine, as the server judged it (MFE-08). */
export interface Override {
  /** Empty where the wish can't be read. */
  readonly remote: string;
  readonly origin: string;
  readonly verdict: 'runs' | 'asks' | 'foreign' | 'unreadable';
}

const KEY = 'billet-override';
const PARAM = 'tgWebAppStartParam';
const written = ({ remote, origin }: Override) => `${remote}@${origin}`;

/** Whether the person agreed to this very override, in this tab. */
export function isAgreed(page: Window, override: Override): boolean {
  try {
    return page.sessionStorage.getItem(KEY) === written(override);
  } catch {
    return false;
  }
}

/** Keeps the person's word for this tab and opens the page anew. */
export function agree(page: Window, override: Override): void {
  try {
    page.sessionStorage.setItem(KEY, written(override));
  } catch {
    // without a place to keep it the page asks again
  }
  page.location.reload();
}

/** Opens the page anew without any override, at the route where it is. */
export function leave(page: Window): void {
  try {
    page.sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept there
  }
  page.location.replace(addressWithout(page.location.href));
}

export function addressWithout(href: string): string {
  const address = new URL(href);
  address.searchParams.delete('override');
  if (address.searchParams.get(PARAM)?.startsWith('override-')) address.searchParams.delete(PARAM);
  return address.href;
}
