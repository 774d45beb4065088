import type { Page } from 'playwright/test';

export interface Told {
  readonly remote: string;
  readonly version: string;
  readonly phase: string;
  readonly code: string;
}

/** The failures that the page tells from now on, in the order of their telling. */
export function failuresTold(page: Page): readonly Told[] {
  const told: Told[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('remote_failed')) told.push(JSON.parse(text.slice(text.indexOf('{'))) as Told);
  });
  return told;
}
