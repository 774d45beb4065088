import { FAILURES_PATH, type FailureEvent, type FailureReport, MAX_EVENTS } from '@billet/shared-domain/rules/failures';

/** Maximum number of reports per page: repeated failures carry no new information. */
const MAX_REPORTS = 50;

export interface BeaconOptions {
  readonly apiBase: string;
  /** Null outside the messenger: such reports are counted but have no consequences. */
  readonly initData: string | null;
}

/**
 * Reports failures to the server, also while the page closes, without waiting for an answer (MFE-12). The latest twenty events
 * that the browser rejected or that occurred offline are sent with the next report or when the network returns.
 */
export function makeBeacon(page: Window, { apiBase, initData }: BeaconOptions): (event: FailureEvent) => void {
  let waiting: readonly FailureEvent[] = [];
  let left = MAX_REPORTS;
  const send = () => {
    const report: FailureReport = { initData: initData ?? undefined, events: waiting };
    if (waiting.length > 0 && page.navigator.onLine && isQueued(page.navigator, apiBase + FAILURES_PATH, report)) waiting = [];
  };
  page.addEventListener('online', send);
  return (event) => {
    if (left-- <= 0) return;
    waiting = [...waiting, event].slice(-MAX_EVENTS);
    send();
  };
}

/** Returns false if the browser has no sendBeacon or the messenger forbids it. */
function isQueued(navigator: Navigator, address: string, report: FailureReport): boolean {
  try {
    return navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    return false;
  }
}
