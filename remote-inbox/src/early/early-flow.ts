import type { ApiFailure } from '@billet/shared-bridge';
import type { EarlyRevealAnswer } from '@billet/shared-domain/contract';
import { type PaymentOutcome, type PaymentPorts, pay } from '../payment/payment.ts';

export interface EarlyPorts extends PaymentPorts {
  /** Asks for a link to pay or, with the id of a paid order, for what it bought. */
  readonly openEarly: (orderId: string | undefined, key: string) => Promise<EarlyRevealAnswer>;
  readonly failureOf: (error: unknown) => ApiFailure | null;
  readonly keyOf: (intention: string) => string;
  readonly settle: (intention: string) => void;
}

export type EarlyOutcome =
  | { readonly kind: 'opened' }
  | Exclude<PaymentOutcome, { kind: 'bought' }>
  | { readonly kind: 'refused'; readonly failure: ApiFailure | null }
  | { readonly kind: 'failed' };

/** Buys this year's opening before 8 March (RVL-05). The order is believed, never the invoice. Never rejects. */
export async function buyEarly(ports: EarlyPorts): Promise<EarlyOutcome> {
  try {
    const answer = await ask(ports, undefined);
    if (answer.success) return { kind: 'opened' };
    if (answer.link === null || answer.orderId === null) return { kind: 'refused', failure: null };
    const paid = await pay(ports, { link: answer.link, orderId: answer.orderId });
    if (paid === null) return { kind: 'refused', failure: null };
    if (paid.kind !== 'bought') return paid;
    return await confirm(ports, answer.orderId);
  } catch (error) {
    const failure = ports.failureOf(error);
    return failure?.kind === 'answer' ? { kind: 'refused', failure } : { kind: 'failed' };
  }
}

/** What was paid stays paid: a confirmation that fails only comes later, with the next profile. */
async function confirm(ports: EarlyPorts, orderId: string): Promise<EarlyOutcome> {
  try {
    return (await ask(ports, orderId)).success ? { kind: 'opened' } : { kind: 'on_its_way' };
  } catch {
    return { kind: 'on_its_way' };
  }
}

/** One intention has one key until it is answered, so that a repetition makes no second order. */
async function ask(ports: EarlyPorts, orderId: string | undefined): Promise<EarlyRevealAnswer> {
  const intention = `open early ${orderId ?? ''}`;
  try {
    const answer = await ports.openEarly(orderId, ports.keyOf(intention));
    ports.settle(intention);
    return answer;
  } catch (error) {
    if (ports.failureOf(error)?.kind === 'answer') ports.settle(intention);
    throw error;
  }
}
