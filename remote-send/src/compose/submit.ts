import { type Purchase, purchase, type Settled } from '@billet/shared-bridge';
import type { CheckoutAnswer } from '@billet/shared-domain/contract';
import { intentOf, type Sending, toBody } from './sending.ts';

/** The pause before a note leaves, so that the press can be felt, in milliseconds (SND-05). */
export const SUBMIT_PAUSE = 800;
/** Waits before the second and the third try, in milliseconds (API-03). */
export const RETRY_WAITS = [1000, 2000] as const;

export interface SubmitEvents {
  /** Before each repetition, with its number from 1. */
  onRetry(count: number): void;
  /** There is an order, and its invoice opens. */
  onOrdered(): void;
  /** Once, when the messenger or the server says more of an order that nobody had paid so far. */
  onLater(outcome: Settled): void;
  /** Nobody listens any more. */
  readonly signal: AbortSignal;
}

/**
 * Sends a note for the total that was shown (whole Stars), and has it paid where it costs something: after a moment, with
 * two repetitions where the server is silent or broken. Never rejects.
 */
export async function submit(sending: Sending, total: number, events: SubmitEvents): Promise<Purchase<CheckoutAnswer>> {
  await new Promise((resolve) => setTimeout(resolve, SUBMIT_PAUSE));
  let count = 0;
  return purchase({
    name: 'checkout',
    input: { body: toBody(sending, total), retries: RETRY_WAITS, onRetry: () => events.onRetry(++count) },
    intent: intentOf(sending),
    dueOf: ({ link, orderId }) => (link !== null && orderId !== null ? { link, orderId } : null),
    onOrdered: events.onOrdered,
    onLater: events.onLater,
    signal: events.signal,
  });
}
