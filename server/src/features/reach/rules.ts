import type { Placement } from '../../kit/db/schema/notes.ts';

/** What stands between a sender and a recipient. */
export interface Way {
  /** Nobody blocked the sender here, and nobody stopped them altogether. */
  readonly isLetIn: boolean;
  readonly isPaused: boolean;
}

/** Where a note stands for its recipient. A block counts before a muted word, and that before a pause: each hides more. */
export function placementOf({ isLetIn, isPaused, hasMutedWord }: Way & { readonly hasMutedWord: boolean }): Placement {
  if (!isLetIn) return 'suppressed';
  if (hasMutedWord) return 'muted';
  return isPaused ? 'kept' : 'inbox';
}

/** Whether what is paid may go there. A ghost is who doesn't have the bot (GHO-01). */
export function takesGifts({ isLetIn, isPaused, isGhost }: Way & { readonly isGhost: boolean }): boolean {
  return isLetIn && !isPaused && !isGhost;
}
