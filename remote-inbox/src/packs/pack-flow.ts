import type { ApiFailure } from '@billet/shared-bridge';
import type { RevealAnswer, RevealPack, SenderDetails } from '@billet/shared-domain/contract';
import { type PaymentOutcome, type PaymentPorts, pay } from '../payment/payment.ts';

export interface PackPorts extends PaymentPorts {
  /** Asks for a pack on the way to an item's sender: a link to pay, or what is known already. */
  readonly order: (id: string, pack: RevealPack, key: string) => Promise<RevealAnswer>;
  readonly failureOf: (error: unknown) => ApiFailure | null;
  readonly keyOf: (intention: string) => string;
  readonly settle: (intention: string) => void;
}

export type PackOutcome =
  /** The reveals stand to the person's account, or what became of the payment else. */
  | PaymentOutcome
  /** There was nothing to pay: the sender is known already. */
  | { readonly kind: 'revealed'; readonly details: SenderDetails }
  /** The server said no; `failure` tells why where it is known. */
  | { readonly kind: 'refused'; readonly failure: ApiFailure | null }
  | { readonly kind: 'failed' };

/** Buys a pack of reveals. What the invoice says of itself is a hint; the order's state is believed. Never rejects. */
export async function buyPack(ports: PackPorts, id: string, pack: RevealPack): Promise<PackOutcome> {
  const intention = `buy ${pack} for ${id}`;
  try {
    const answer = await ports.order(id, pack, ports.keyOf(intention));
    ports.settle(intention);
    return await payFor(ports, answer);
  } catch (error) {
    const failure = ports.failureOf(error);
    if (failure?.kind !== 'answer') return { kind: 'failed' };
    ports.settle(intention);
    return { kind: 'refused', failure };
  }
}

async function payFor(ports: PackPorts, answer: RevealAnswer): Promise<PackOutcome> {
  const { data } = answer;
  if (answer.success && data && 'maskedCode' in data) return { kind: 'revealed', details: data };
  if (!data || !('checkoutLink' in data)) return { kind: 'refused', failure: null };
  return (await pay(ports, { link: data.checkoutLink, orderId: data.orderId })) ?? { kind: 'refused', failure: null };
}
