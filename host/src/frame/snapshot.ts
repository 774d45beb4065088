import type { Mode } from '@billet/shared-domain/contract';

/** Stored appearance of a user's screen for the next first frame: no names, no texts (FST-01). */
export interface Snapshot {
  /** Messenger ID of the account. */
  readonly account: string;
  readonly mode: Mode;
  /** Route → optional parts that were shown. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** What the messenger covers of the screen, as CSS values by the names of their custom properties. */
  readonly insets: Readonly<Record<string, string>>;
}

const KEY = 'billet/frame';

/** Null on a new device, for another account, or where the browser keeps nothing. */
export function readSnapshot(page: Window, account: string | null): Snapshot | null {
  try {
    const kept = JSON.parse(page.localStorage.getItem(KEY) ?? 'null') as Snapshot | null;
    return kept !== null && kept.account === account ? { ...kept, insets: insetsIn(kept.insets) } : null;
  } catch {
    return null;
  }
}

/** Stored text becomes CSS: only custom properties, and only as many pixels as a safe area can have. */
const insetsIn = (kept: Snapshot['insets']) =>
  Object.fromEntries(Object.entries(kept).filter(([name, value]) => name.startsWith('--') && /^1?\d?\d(\.\d+)?px$/.test(value)));

let isOver = false;

export function keepSnapshot(page: Window, snapshot: Snapshot): void {
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
