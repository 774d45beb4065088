import { FAILURES_PATH, type FailureReport, HOST } from '@billet/shared-domain/rules/failures';
import type { BootFacts } from './boot.ts';

/** Reports that the host threw before its own error reporting began (MFE-12). */
export function reportBootFailure(page: Window, { rawInitData, apiBase, release }: BootFacts): void {
  const report: FailureReport = {
    initData: rawInitData ?? undefined,
    events: [{ remote: HOST, version: release.shell.version, phase: 'start', code: 'threw_at_start' }],
  };
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  page.navigator.sendBeacon(apiBase + FAILURES_PATH, body);
}
