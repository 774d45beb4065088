import type { TestInfo } from 'playwright/test';

/** How long a failure took to be seen, and to be over once its cause was gone; milliseconds. */
export interface Measured {
  /** The number of the case. */
  readonly n: number;
  readonly remote: string;
  readonly place: string;
  readonly kind: string;
  readonly what: string;
  readonly code: string;
  readonly shownAfter: number;
  readonly recoveredAfter: number;
}

/** Keeps it with the test's result, where `npm run federation` finds it. */
export function measured(info: TestInfo, { n, remote, place, kind, what, code, shownAfter, recoveredAfter }: Measured): void {
  const row = { n, remote, place, kind, what, code, shownAfter, recoveredAfter };
  info.annotations.push({ type: 'measured', description: JSON.stringify(row) });
}
