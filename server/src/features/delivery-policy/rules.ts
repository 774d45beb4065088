import type { Placement } from '../../kit/db/schema/notes.ts';

/** The state between a sender and a recipient. */
export interface PairState {
  /** Neither a block by the recipient nor an operator's stop applies. */
  readonly canReach: boolean;
  readonly isPaused: boolean;
}

/** The placement of a note. A block precedes a muted word, and a muted word a pause, since each hides more. */
export function placementOf({ canReach, isPaused, hasMutedWord }: PairState & { readonly hasMutedWord: boolean }): Placement {
  if (!canReach) return 'suppressed';
  if (hasMutedWord) return 'muted';
  return isPaused ? 'kept' : 'inbox';
}

/** Whether a paid gift may be sent. A ghost is a user whom the bot cannot write to (GHO-01). */
export function canReceiveGifts({ canReach, isPaused, isGhost }: PairState & { readonly isGhost: boolean }): boolean {
  return canReach && !isPaused && !isGhost;
}
