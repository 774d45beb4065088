import { followOrder, type KeyedCallName, type Purchase, type PurchaseRequest, purchase, type Settled } from '@billet/shared-bridge';
import type { Answer } from '@billet/shared-domain/contract';
import type { Toasts } from '../sheet/use-toasts.ts';

interface Buying<N extends KeyedCallName> extends PurchaseRequest<N> {
  /** Told when the Stars are paid, while what they buy is on its way. */
  readonly onPaid: () => void;
}

/** Buys, and waits some 20 s for what was paid to be delivered: 'paid' is what still is on its way then. Never rejects. */
export async function buy<N extends KeyedCallName>({ onPaid, onLater, ...request }: Buying<N>): Promise<Purchase<Answer<N>>> {
  const outcome = await purchase({
    ...request,
    onLater: async (later) => onLater?.(later.kind === 'paid' ? await deliveryOf(later.orderId, onPaid) : later),
  });
  return outcome.kind === 'paid' ? deliveryOf(outcome.orderId, onPaid) : outcome;
}

async function deliveryOf(orderId: string, onPaid: () => void): Promise<Settled> {
  onPaid();
  const standing = await followOrder(orderId);
  return { kind: standing === 'delivered' || standing === 'returned' || standing === 'unreturned' ? standing : 'paid', orderId };
}

/** The texts of what is bought: on its way, gone back, refused without a reason, not asked for at all. */
export interface PaymentWords {
  readonly paid: string;
  readonly returned: string;
  readonly refused: string;
  readonly failed: string;
}

/** Says what became of a payment that didn't end in having what was bought. */
export function tellPayment(
  { say, fail }: Toasts,
  outcome: Exclude<Purchase<unknown>, { kind: 'done' | 'delivered' }>,
  words: PaymentWords,
): void {
  switch (outcome.kind) {
    case 'paid':
      say(words.paid, 'info');
      break;
    case 'returned':
      say(words.returned, 'info');
      break;
    case 'unreturned':
      say('inbox-payment-unreturned', 'error');
      break;
    case 'waiting':
      say('inbox-payment-waiting', 'info');
      break;
    case 'unpaid':
    case 'over':
      say('payment-error', 'error');
      break;
    case 'price_changed':
      say('inbox-price-changed', 'warning', { stars: outcome.total });
      break;
    case 'refused':
      fail(outcome.failure, words.refused);
      break;
    case 'failed':
      fail(outcome.failure, words.failed);
      break;
  }
}
