import { FAILURES_PATH, type FailureEvent, HOST } from '@billet/shared-domain/rules/failures';

/** Tells the server that the host threw before it could tell by itself (MFE-12). The page's data may be what broke it. */
export function tellBroken(page: Window): void {
  try {
    const read = (id: string) => JSON.parse(page.document.getElementById(id)?.textContent ?? '');
    const event: FailureEvent = { remote: HOST, version: read('release').shell.version, phase: 'start', code: 'threw_at_start' };
    page.navigator.sendBeacon(
      read('config').apiBase + FAILURES_PATH,
      new Blob([JSON.stringify({ events: [event] })], { type: 'application/json' }),
    );
  } catch {
    // the words stand all the same
  }
}
