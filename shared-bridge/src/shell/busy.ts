import { layers } from './page-layers.ts';
import { isAnythingUnsaved } from './use-unsaved.ts';

let works = 0;

/** Counts a work that must come to its end in this page: something is made, or paid. */
export async function underWay<T>(work: Promise<T>): Promise<T> {
  works++;
  try {
    return await work;
  } finally {
    works--;
  }
}

/** What the shell may not take from under a person's hands. */
export interface Busy {
  /** A sheet, a dialog, or whatever else lies over the page. */
  readonly isOpen: boolean;
  /** Something typed isn't sent, or something is being made or paid. */
  readonly isUnderWay: boolean;
}

/** What goes on in this page now. For the shell. */
export const busy = (): Busy => ({ isOpen: layers.depth > 0, isUnderWay: works > 0 || isAnythingUnsaved() });

/** Tells when nothing lies over the page any more. For the shell. */
export const onUncovered = (listener: () => void): void => layers.setOnEmpty(listener);
