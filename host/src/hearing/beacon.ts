import { FAILURES_PATH, type FailureEvent, type FailureReport, MOST_EVENTS } from '@billet/shared-domain/rules/failures';

/** Tellings of one page: what fails over and over says no more. */
const MOST_TELLINGS = 50;

export interface BeaconOptions {
  readonly apiBase: string;
  /** Null outside the messenger: such reports are counted, and decide nothing. */
  readonly initData: string | null;
}

/**
 * Tells the server what failed, also while the page closes, and waits for no answer (MFE-12). What the browser doesn't take, or would
 * lose offline, goes with the next telling or when the network is back: the latest twenty.
 */
export function makeBeacon(page: Window, { apiBase, initData }: BeaconOptions): (event: FailureEvent) => void {
  let waiting: readonly FailureEvent[] = [];
  let left = MOST_TELLINGS;
  const send = () => {
    const report: FailureReport = { initData: initData ?? undefined, events: waiting };
    if (waiting.length > 0 && page.navigator.onLine && isTaken(page.navigator, apiBase + FAILURES_PATH, report)) waiting = [];
  };
  page.addEventListener('online', send);
  return (event) => {
    if (left-- <= 0) return;
    waiting = [...waiting, event].slice(-MOST_EVENTS);
    send();
  };
}

/** A browser without it, or a messenger that forbids it, costs the telling alone. */
function isTaken(navigator: Navigator, address: string, report: FailureReport): boolean {
  try {
    return navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    return false;
  }
}
