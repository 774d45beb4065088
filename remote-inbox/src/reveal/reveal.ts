import { type Due, keyedCall } from '@billet/shared-bridge';
import type { RevealAnswer, SenderDetails, Valentine } from '@billet/shared-domain/contract';
import { canReveal } from '@billet/shared-domain/rules/permissions';
import { senderOf } from '../note/sender.ts';

export type RevealStep = 'never' | 'show' | 'confirm' | 'buy';

/** Step after a tap on 'reveal': the details of a revealed sender, the confirmation, or the packs (RVL-01, RVL-03). */
export function nextRevealStep(note: Valentine, availableReveals: number): RevealStep {
  if (note.isRevealCompleted) return 'show';
  if (!canReveal(note) || senderOf(note).kind === 'known') return 'never';
  return availableReveals > 0 ? 'confirm' : 'buy';
}

export type RevealOutcome =
  | { readonly kind: 'revealed'; readonly details: SenderDetails; readonly availableReveals: number }
  /** The server found no reveal left. */
  | { readonly kind: 'unpaid' }
  /** The sender's account was deleted; no reveal was spent. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly thrown: unknown };

/** Spends a reveal on the sender of a note, or returns the details revealed before. Never rejects. */
export async function revealSender(id: string): Promise<RevealOutcome> {
  try {
    return outcomeOf(await keyedCall('revealSender', { params: { id }, body: {} }, `inbox/reveal/${id}`));
  } catch (thrown) {
    return { kind: 'failed', thrown };
  }
}

export function outcomeOf({ success, requiresPayment, error, data, availableReveals }: RevealAnswer): RevealOutcome {
  if (success && data && 'maskedCode' in data) return { kind: 'revealed', details: data, availableReveals };
  if (requiresPayment) return { kind: 'unpaid' };
  return error === null ? { kind: 'failed', thrown: new Error('The reveal has neither data nor an error') } : { kind: 'gone' };
}

/** Payment due for a pack; null if none is due. */
export function dueOf({ data }: RevealAnswer): Due | null {
  return data && 'checkoutLink' in data ? { link: data.checkoutLink, orderId: data.orderId } : null;
}
