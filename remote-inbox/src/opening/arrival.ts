import type { Rect } from './rect.ts';

/** Transition of a letter from the stage into the sheet in which it is read. */
export interface Arrival {
  /** Rectangle of the lifted envelope. */
  readonly envelope: Rect;
  /** Whether the user skipped the animation before the arrival began. */
  readonly isSkipped: () => boolean;
  readonly skip: () => void;
  /** Unfolds the paper until it covers the sheet; ends early on a skip. Calls `fly` for the letter when unfolding begins. */
  readonly unfold: (sheet: Rect, fly: () => void) => Promise<void>;
  /** Removes the stage; the sheet takes its place. */
  readonly end: () => void;
}

/** Milliseconds in which the paper unfolds. */
export const UNFOLDING = 420;
