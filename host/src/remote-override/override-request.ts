import { storePins } from './pins.ts';

/** Request to override a remote from a developer's machine, with the server's verdict (MFE-08). */
export interface Override {
  /** Empty if the request cannot be parsed, and for a request of the developers' panel alone. */
  readonly remote: string;
  readonly origin: string;
  /**
   * `asks`: it runs once the user agrees. `foreign`: the server does not allow this origin. `panel`: only the developers' panel is
   * requested.
   */
  readonly verdict: 'runs' | 'asks' | 'foreign' | 'unreadable' | 'panel';
}

const STORAGE_KEY = 'billet-override';
const START_PARAM = 'tgWebAppStartParam';
const format = ({ remote, origin }: Override) => `${remote}@${origin}`;

/** Whether the user agreed to this very override in this tab. */
export function isOverrideAccepted(page: Window, override: Override): boolean {
  try {
    return page.sessionStorage.getItem(STORAGE_KEY) === format(override);
  } catch {
    return false;
  }
}

/** Stores the user's agreement for this tab and reloads the page. */
export function acceptOverride(page: Window, override: Override): void {
  try {
    page.sessionStorage.setItem(STORAGE_KEY, format(override));
  } catch {
    // without storage the page asks again
  }
  page.location.reload();
}

/** Reloads the page with a remote of a development server, at the current route. The server decides whether it may run. */
export function runOverride(page: Window, remote: string, address: string): void {
  const next = new URL(withoutOverride(page.location.href));
  next.searchParams.set('override', `${remote}@${address.replace(/\/$/, '')}`);
  page.location.replace(next.href);
}

/** Reloads the page without override and pinned versions, at the current route. */
export function removeOverride(page: Window): void {
  try {
    page.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // nothing was stored
  }
  storePins(page, {});
  page.location.replace(withoutOverride(page.location.href));
}

/** An address without the parameters that request an override. */
function withoutOverride(href: string): string {
  const address = new URL(href);
  address.searchParams.delete('override');
  if (address.searchParams.get(START_PARAM)?.startsWith('override-')) address.searchParams.delete(START_PARAM);
  return address.href;
}
