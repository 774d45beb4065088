import type { Valentine } from '@billet/shared-domain/contract';
import type { RevealStep } from '../reveal/reveal-flow.ts';

/** What the detail of a received item needs, whatever its form. */
export interface ItemViewProps {
  readonly valentine: Valentine;
  readonly availableReveals: number;
  /** What a tap on 'reveal' leads to; 'never' shows no button. */
  readonly revealStep: RevealStep;
  readonly isRevealing: boolean;
  readonly onReveal: () => void;
  readonly onReply: () => void;
  readonly onChat: () => void;
  readonly onVisibility: (isPublic: boolean) => void;
  /** Posts the answer as a story. */
  readonly onShare: () => void;
  /** Leads to block and report. */
  readonly onSafety: () => void;
  readonly onClose: () => void;
}
