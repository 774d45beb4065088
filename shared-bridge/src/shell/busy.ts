import { layers } from './page-layers.ts';
import { isAnythingUnsaved } from './use-unsaved.ts';

let operations = 0;

/** Counts an operation that must finish in this page: a keyed call or a payment. */
export async function trackOperation<T>(work: Promise<T>): Promise<T> {
  operations++;
  try {
    return await work;
  } finally {
    operations--;
  }
}

/** Reasons for the shell not to replace the page. */
export interface Busy {
  /** A sheet, a dialog or another layer is open above the page. */
  readonly isOpen: boolean;
  /** Unsent text, or a keyed call or payment under way. */
  readonly isUnderWay: boolean;
}

/** The current activity of this page. For the shell. */
export const busy = (): Busy => ({ isOpen: layers.depth > 0, isUnderWay: operations > 0 || isAnythingUnsaved() });

/** Sets the listener for the last layer above the page closing. For the shell. */
export const onUncovered = (listener: () => void): void => layers.setOnEmpty(listener);
