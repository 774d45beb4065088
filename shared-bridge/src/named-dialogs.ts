import type { Mode } from '@billet/shared-domain/contract';

/**
 * The props of dialogs that other packages open than the one that owns them. A package that alone opens its dialog declares it itself
 * (`declare module '@billet/shared-bridge/named-dialogs'`).
 */
export interface NamedDialogs {
  /** The poster of the user: its designs and the ways to share it. */
  shareMenu: Record<string, never>;
  /**
   * The same for the answer to a received note, in the mode of the note, or for the reveal of its sender. `imageUrl`: the first design, as
   * returned with the answer.
   */
  shareAnswer: { readonly noteId: string; readonly mode: Mode; readonly of?: 'answer' | 'reveal'; readonly imageUrl?: string };
  /** Asks once whether the user is old enough to invite others; opened by `shareAtAge`. `onConfirm` runs after the confirmation. */
  age: { readonly onConfirm: () => void };
  settings: Record<string, never>;
  /** Pause, muted words and blocks; opened from the settings and from an item. `step` sets the first step. */
  safety: { readonly step?: 'muted' } & Opened;
  /** The report of a received note, opened or muted; leads back to the muted notes. */
  reportNote: { readonly noteId: string };
  /** The ranking of the users who received the most; opened from the rank chip. */
  leaderboard: Opened;
  /** The gifts that the user would like to get; opened from the settings. */
  wishes: Opened;
  /** The rules of the contest. */
  contest: Record<string, never>;
}
/** `from` is the dialog to which 'back' leads. */
interface Opened {
  readonly from?: 'settings';
}
export type DialogName = keyof NamedDialogs;
