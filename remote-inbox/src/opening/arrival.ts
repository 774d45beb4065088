import type { Place } from './place.ts';

/** A letter on its way from the list into the sheet that it is read in: what the sheet does meanwhile, and the stage before it. */
export interface Arrival {
  /** Where what was lifted stands. */
  readonly packet: Place;
  /** Whether a person has been through with it before it began. */
  readonly isSkipped: () => boolean;
  readonly skip: () => void;
  /** Unfolds the paper until it lies where the sheet is; ends early when a person skips. As that begins the letter is to `fly`. */
  readonly unfold: (sheet: Place, fly: () => void) => Promise<void>;
  /** The stage goes: what stands there now is the sheet. */
  readonly end: () => void;
}

/** Milliseconds in which the paper unfolds. */
export const UNFOLDING = 420;
