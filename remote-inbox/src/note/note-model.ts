import type { Valentine } from '@billet/shared-domain/contract';
import type { Arrival } from '../opening/arrival.ts';
import type { Unsent } from '../reply/unsent-card.tsx';
import type { RevealStep } from '../reveal/reveal.ts';

/** Data and actions of a note's detail. */
export interface NoteModel {
  readonly note: Valentine;
  readonly availableReveals: number;
  /** Next step after a tap on 'reveal'; 'never' hides the button. */
  readonly revealStep: RevealStep;
  readonly isRevealing: boolean;
  /**
   * The sender became known through a new match and must be unveiled. `checking`: whether it was unveiled before is still being read.
   */
  readonly isNewlyMutual: boolean | 'checking';
  /** Records the unveiling so that it is not repeated. */
  readonly onUnveiled: () => void;
  readonly reveal: () => void;
  /** Null where no chat may be opened. */
  readonly openChat: (() => void) | null;
  readonly reply: () => void;
  /** A draft of an answer exists. */
  readonly hasReplyDraft: boolean;
  /** Draft of an answer that can no longer be sent. */
  readonly unsent: Unsent | null;
  /** The chosen visibility awaits the server's answer. */
  readonly isVisibilitySaving: boolean;
  readonly setVisibility: (isPublic: boolean) => void;
  /** Opens the poster sheet for the answer. */
  readonly shareAnswer: () => void;
  /** Set while the note arrives from its envelope. */
  readonly arrival?: Arrival | undefined;
  /** Opens the step for blocking and reporting. */
  readonly openSafety: () => void;
}
