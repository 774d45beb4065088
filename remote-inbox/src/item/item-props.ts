import type { Valentine } from '@billet/shared-domain/contract';
import { nextRevealStep } from '../reveal/reveal-flow.ts';
import { nothing } from './in-sheet.tsx';
import type { ItemViewProps } from './item-view-props.ts';
import { sampleValentine } from './sample.ts';

/** The props of a detail view for an item and a number of reveals. */
export function itemProps(change: Partial<Valentine> = {}, availableReveals = 0): ItemViewProps {
  const valentine = sampleValentine(change);
  return {
    valentine,
    availableReveals,
    revealStep: nextRevealStep(valentine, availableReveals),
    isRevealing: false,
    onReveal: nothing,
    onReply: nothing,
    onChat: nothing,
    onVisibility: nothing,
    onShare: nothing,
    onSafety: nothing,
    onClose: nothing,
  };
}

export const boris: Valentine['sender'] = { telegram: { firstName: 'Boris', username: 'boris', photoUrl: null } };
