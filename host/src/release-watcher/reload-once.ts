const KEY = 'billet/reloads';

/** Milliseconds in which a page reloads for a release at most once. */
const RELOAD_INTERVAL_MS = 10 * 60_000;

/** Timeout in milliseconds. */
const TIMEOUT_MS = 3000;

/** Whether the page can be loaded now: otherwise a reload would show only an error page. */
export const isPageAvailable = (): Promise<boolean> =>
  fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page for a release, unless it did so recently without getting that release. Without storage it never
 * reloads, because it could not detect a loop. The route is in the address and drafts are stored on the device.
 */
export function reloadOnce(page: Window, n: number, now = Date.now()): boolean {
  try {
    const reloads = JSON.parse(page.sessionStorage.getItem(KEY) ?? '{}') as Record<number, number>;
    const isRecent = (at: number) => Math.abs(now - at) < RELOAD_INTERVAL_MS;
    if (isRecent(reloads[n] ?? Number.NEGATIVE_INFINITY)) return false;
    const recent = Object.entries({ ...reloads, [n]: now }).filter(([, at]) => isRecent(at));
    page.sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(recent)));
  } catch {
    return false;
  }
  page.location.reload();
  return true;
}
