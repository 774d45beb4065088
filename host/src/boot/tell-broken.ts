import { FAILURES_PATH, type FailureReport, HOST } from '@billet/shared-domain/rules/failures';

/** Tells the server that the host threw before it could tell by itself (MFE-12). The page's data may be what broke it. */
export function tellBroken(page: Window, initData: string | null): void {
  try {
    const read = (id: string) => JSON.parse(page.document.getElementById(id)?.textContent ?? '');
    const report: FailureReport = {
      initData: initData ?? undefined,
      events: [{ remote: HOST, version: read('release').shell.version, phase: 'start', code: 'threw_at_start' }],
    };
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    page.navigator.sendBeacon(read('config').apiBase + FAILURES_PATH, body);
  } catch {
    // the words stand all the same
  }
}
