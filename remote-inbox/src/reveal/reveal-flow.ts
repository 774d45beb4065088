import type { ApiFailure } from '@billet/shared-bridge';
import type { RevealAnswer, SenderDetails, Valentine } from '@billet/shared-domain/contract';
import { canReveal } from '@billet/shared-domain/rules/permissions';

export type RevealStep = 'never' | 'show' | 'confirm' | 'buy';

/** What a tap on 'reveal' leads to: the details again, a question, or the packs. */
export function nextRevealStep(valentine: Valentine, availableReveals: number): RevealStep {
  if (!canReveal(valentine)) return 'never';
  if (valentine.isRevealCompleted) return 'show';
  return availableReveals > 0 ? 'confirm' : 'buy';
}

export interface RevealPorts {
  /** Spends a reveal, or shows what was revealed before. `key` names this one intention. */
  readonly reveal: (id: string, key: string) => Promise<RevealAnswer>;
  readonly failureOf: (error: unknown) => ApiFailure | null;
  readonly keyOf: (intention: string) => string;
  /** The intention came to an end that a further try must not repeat. */
  readonly settle: (intention: string) => void;
}

export type RevealOutcome =
  | { readonly kind: 'revealed'; readonly details: SenderDetails }
  /** No reveal is left after all. */
  | { readonly kind: 'unpaid' }
  /** Nobody to reveal any more; the reveal came back. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'failed' };

/** Reveals the sender of an item with a reveal the person has. Never rejects. */
export async function revealSender(ports: RevealPorts, id: string): Promise<RevealOutcome> {
  const intention = `reveal ${id}`;
  try {
    const answer = await ports.reveal(id, ports.keyOf(intention));
    ports.settle(intention);
    return outcomeOf(answer);
  } catch (error) {
    // an answer is an end; after silence the next try asks for the same thing, so that nothing is spent twice
    if (ports.failureOf(error)?.kind === 'answer') ports.settle(intention);
    return { kind: 'failed' };
  }
}

export function outcomeOf(answer: RevealAnswer): RevealOutcome {
  const details = detailsOf(answer);
  if (details) return { kind: 'revealed', details };
  if (answer.requiresPayment) return { kind: 'unpaid' };
  return { kind: answer.error === null ? 'failed' : 'nobody' };
}

function detailsOf(answer: RevealAnswer): SenderDetails | null {
  return answer.success && answer.data && 'maskedCode' in answer.data ? answer.data : null;
}
