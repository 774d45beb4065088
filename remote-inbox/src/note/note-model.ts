import type { Valentine } from '@billet/shared-domain/contract';
import type { Arrival } from '../opening/arrival.ts';
import type { Unsent } from '../reply/unsent-card.tsx';
import type { RevealStep } from '../reveal/reveal.ts';

/** What the detail of a note shows, and the ways on from it. */
export interface NoteModel {
  readonly note: Valentine;
  readonly availableReveals: number;
  /** What a tap on 'reveal' leads to; 'never' shows no button. */
  readonly revealStep: RevealStep;
  readonly isRevealing: boolean;
  /** The two have just found each other: the sender comes out from behind the veil. `asked`: unless they came out before. */
  readonly isNewlyMutual: boolean | 'asked';
  /** They come out now, and won't again. */
  readonly meet: () => void;
  readonly reveal: () => void;
  /** Null where no chat may be opened. */
  readonly openChat: (() => void) | null;
  readonly reply: () => void;
  /** An answer was begun at another time. */
  readonly isReplyBegun: boolean;
  /** What was begun as an answer and can't be sent any more. */
  readonly unsent: Unsent | null;
  readonly setVisibility: (isPublic: boolean) => void;
  /** Opens the studio of the answer's picture. */
  readonly shareAnswer: () => void;
  /** It has just come out of its envelope. */
  readonly arrival?: Arrival | undefined;
  /** Leads to block and report. */
  readonly openSafety: () => void;
}
