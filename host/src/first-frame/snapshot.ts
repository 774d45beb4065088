import type { Mode } from '@billet/shared-domain/contract';

/** Stored appearance of a user's screen for the next first frame: no names, no texts (FST-01). */
export interface Snapshot {
  /** Messenger ID of the account. */
  readonly account: string;
  readonly mode: Mode;
  /** Route → optional parts that were shown; missing in another format. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
  /** Screen areas that the messenger covers: inset in pixels by side. */
  readonly insets: Readonly<Record<string, number>>;
}

const KEY = 'billet/frame';

/** Custom property of the messenger's library with the inset of a side. */
export const insetOf = (side: string): string => `--tg-viewport-safe-area-inset-${side}`;

/** Null on a new device, for another account, or without storage. */
export function readSnapshot(page: Window, account: string | null): Snapshot | null {
  try {
    const stored = JSON.parse(page.localStorage.getItem(KEY) ?? 'null') as Snapshot | null;
    return stored?.account === account ? stored : null;
  } catch {
    return null;
  }
}

let isOver = false;

export function storeSnapshot(page: Window, snapshot: Snapshot): void {
  if (isOver) return;
  try {
    page.localStorage.setItem(KEY, JSON.stringify(snapshot));
  } catch {
    // a full or forbidden storage costs only a frame that looks like the page
  }
}

/** Deletes the stored data of a deleted account and stores nothing from now on. */
export function forgetSnapshot(page: Window): void {
  isOver = true;
  try {
    page.localStorage.removeItem(KEY);
  } catch {
    // if nothing can be removed, nothing was stored
  }
}
