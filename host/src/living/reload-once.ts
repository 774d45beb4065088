const KEY = 'billet/reloads';

/** Milliseconds in which a page reloads for a version at most once. */
const PAUSE = 10 * 60_000;

/** Milliseconds. */
const PATIENCE = 3000;

/** Whether the page could be had now: a reload without it leaves nothing but the words of the browser, or of whoever is down. */
export const isPageThere = (): Promise<boolean> =>
  fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page for a version of the shell, unless it did so a short while ago: what that brought was not the version. Where the
 * browser keeps nothing nobody could know, so nothing is reloaded. The route stands in the address, drafts on the device.
 */
export function reloadOnce(page: Window, version: string, now = Date.now()): boolean {
  try {
    const reloads = JSON.parse(page.sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
    const isRecent = (at: number) => Math.abs(now - at) < PAUSE;
    if (isRecent(reloads[version] ?? Number.NEGATIVE_INFINITY)) return false;
    const recent = Object.entries({ ...reloads, [version]: now }).filter(([, at]) => isRecent(at));
    page.sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(recent)));
  } catch {
    return false;
  }
  page.location.reload();
  return true;
}
