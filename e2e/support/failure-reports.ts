import type { Page } from 'playwright/test';

export interface Told {
  readonly remote: string;
  readonly version: string;
  readonly phase: string;
  readonly code: string;
}

/** Collects the failures that the page reports to the console from now on, in their order. */
export function collectFailureReports(page: Page): readonly Told[] {
  const told: Told[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('remote_failed')) told.push(JSON.parse(text.slice(text.indexOf('{'))) as Told);
  });
  return told;
}
