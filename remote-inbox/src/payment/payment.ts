import { followOrder, type KeyedCallName, type Purchase, type PurchaseRequest, purchase, type Settled } from '@billet/shared-bridge';
import type { Answer } from '@billet/shared-domain/contract';
import type { Toasts } from '../sheet/use-toasts.ts';

interface BuyOptions<N extends KeyedCallName> extends PurchaseRequest<N> {
  /** Called when the Stars are paid and the delivery is pending. */
  readonly onPaid: () => void;
}

/** Buys and waits about 20 s for the delivery of a paid order; 'paid' means that it is still pending then. Never rejects. */
export async function buy<N extends KeyedCallName>({ onPaid, onLater, ...request }: BuyOptions<N>): Promise<Purchase<Answer<N>>> {
  const outcome = await purchase({
    ...request,
    onLater: async (later) => onLater?.(later.kind === 'paid' ? await deliveryOf(later.orderId, onPaid) : later),
  });
  return outcome.kind === 'paid' ? deliveryOf(outcome.orderId, onPaid) : outcome;
}

async function deliveryOf(orderId: string, onPaid: () => void): Promise<Settled> {
  onPaid();
  const state = await followOrder(orderId);
  return { kind: state === 'delivered' || state === 'returned' || state === 'unreturned' ? state : 'paid', orderId };
}

/** Text IDs of a purchase: delivery pending, refunded, refused without a reason, request failed. */
export interface PaymentWords {
  readonly paid: string;
  readonly returned: string;
  readonly refused: string;
  readonly failed: string;
}

/** Notifies about a payment that did not end in a delivery. */
export function notifyPayment(
  { notify, fail }: Toasts,
  outcome: Exclude<Purchase<unknown>, { kind: 'done' | 'delivered' }>,
  words: PaymentWords,
): void {
  switch (outcome.kind) {
    case 'paid':
      notify(words.paid, 'info');
      break;
    case 'returned':
      notify(words.returned, 'info');
      break;
    case 'unreturned':
      notify('inbox-payment-unreturned', 'error');
      break;
    case 'waiting':
      notify('inbox-payment-waiting', 'info');
      break;
    case 'unpaid':
      notify('payment-error', 'error');
      break;
    case 'over':
      notify('inbox-payment-uncharged', 'error');
      break;
    case 'price_changed':
      notify('inbox-price-changed', 'warning', { stars: outcome.total });
      break;
    case 'refused':
      fail(outcome.failure, words.refused);
      break;
    case 'failed':
      fail(outcome.failure, words.failed);
      break;
  }
}
