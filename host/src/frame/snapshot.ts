import type { Mode } from '@billet/shared-domain/contract';

/** What the device remembers of a person's screen, so that the next first frame looks like it: no name, no text (FST-01). */
export interface Snapshot {
  /** The messenger's id of whom it is of. */
  readonly account: string;
  readonly mode: Mode;
  /** Route → optional parts that stood there. */
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

/** The person deleted their account: from now on nothing of it is kept. */
export function forgetSnapshot(page: Window): void {
  isOver = true;
  try {
    page.localStorage.removeItem(KEY);
  } catch {
    // where nothing can be taken away nothing was kept
  }
}
