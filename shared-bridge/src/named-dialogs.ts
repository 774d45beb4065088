import type { Mode } from '@billet/shared-domain/contract';

/**
 * Dialogs by name, with what they are given. Those that another package opens than the owner stand here; an owner that
 * opens its dialog alone declares it in its manifest (`declare module '@billet/shared-bridge/named-dialogs'`).
 */
export interface NamedDialogs {
  /** The studio of the person's own picture: its looks, and the ways to share it. */
  shareMenu: Record<string, never>;
  /** The same for the answer of a note of one's own, in the note's mode. `imageUrl`: of its first look, as it came with the answer. */
  shareAnswer: { readonly noteId: string; readonly mode: Mode; readonly imageUrl?: string };
  /** Asks once whether the person is old enough to invite others; opened by `shareAtAge`. `onConfirm`: what waits for the yes. */
  age: { readonly onConfirm: () => void };
  settings: Record<string, never>;
  /** Pause, muted words and blocks; opened from the settings and from an item. `step`: opens there instead of at its start. */
  safety: { readonly step?: 'muted' };
  /** The report of a note of one's own, opened or muted; leads back to the muted notes. */
  reportNote: { readonly noteId: string };
  /** Who received the most; opened from the rank chip. */
  leaderboard: Record<string, never>;
  /** How the contest works. */
  contest: Record<string, never>;
}
export type DialogName = keyof NamedDialogs;
