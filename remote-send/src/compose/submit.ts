import { type Purchase, purchase, type Settled } from '@billet/shared-bridge';
import type { CheckoutAnswer } from '@billet/shared-domain/contract';
import { intentOf, type Sending, toBody } from './sending.ts';

/** Milliseconds before a note is sent, so that the press can be felt (SND-05). */
export const SUBMIT_PAUSE = 800;
/** Milliseconds before the second and the third attempt (API-03). */
export const RETRY_WAITS = [1000, 2000] as const;

export interface SubmitEvents {
  /** Called before each retry with its number, from 1. */
  onRetry(count: number): void;
  /** Called when the order exists and its invoice opens. */
  onOrdered(): void;
  /** Called once when the messenger or the server reports the outcome of an order that was unpaid before. */
  onLater(outcome: Settled): void;
  /** Aborted when the caller stops listening. */
  readonly signal: AbortSignal;
}

/**
 * Sends a note for the shown total (whole Stars) and has it paid if it costs something. Waits a moment first and retries twice if
 * the server does not answer or is broken. Never rejects.
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
