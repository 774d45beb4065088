import { keyedCall, type Purchase } from '@billet/shared-bridge';
import type { EarlyRevealAnswer } from '@billet/shared-domain/contract';
import { buy } from '../payment/payment.ts';

export type EarlyOutcome = { readonly kind: 'opened' } | Exclude<Purchase<EarlyRevealAnswer>, { kind: 'done' | 'delivered' }>;

export interface EarlyEvents {
  /** Called when the order exists and its invoice opens. */
  readonly onOrdered: () => void;
  readonly onPaid: () => void;
  readonly onLater: (outcome: EarlyOutcome) => void;
}

/** Buys this year's opening before 8 March for `total` Stars (RVL-05). A user who already has it pays nothing. Never rejects. */
export async function buyEarly(total: number, { onLater, ...events }: EarlyEvents): Promise<EarlyOutcome> {
  const outcome = await buy({
    name: 'buyEarlyReveal',
    input: { body: { total } },
    intent: 'inbox/early',
    dueOf: ({ link, orderId }) => (link !== null && orderId !== null ? { link, orderId } : null),
    ...events,
    onLater: async (later) => onLater(await confirmed(later)),
  });
  return confirmed(outcome);
}

async function confirmed(outcome: Purchase<EarlyRevealAnswer>): Promise<EarlyOutcome> {
  if (outcome.kind === 'done') return outcome.answer.success ? { kind: 'opened' } : { kind: 'failed', failure: { kind: 'network' } };
  if (outcome.kind === 'delivered') return confirmPaid(outcome.orderId);
  return outcome;
}

/** A failed confirmation does not revoke the payment: the next profile update delivers it. */
async function confirmPaid(orderId: string): Promise<EarlyOutcome> {
  try {
    const { success } = await keyedCall('buyEarlyReveal', { body: { orderId } }, `inbox/early/${orderId}`);
    return success ? { kind: 'opened' } : { kind: 'paid', orderId };
  } catch {
    return { kind: 'paid', orderId };
  }
}
