import type { Page } from 'playwright/test';

export interface FailureReport {
  readonly remote: string;
  readonly version: string;
  readonly phase: string;
  readonly code: string;
}

/** Collects the failures that the page reports to the console from now on, in their order. */
export function collectFailureReports(page: Page): readonly FailureReport[] {
  const reports: FailureReport[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('remote_failed')) reports.push(JSON.parse(text.slice(text.indexOf('{'))) as FailureReport);
  });
  return reports;
}
