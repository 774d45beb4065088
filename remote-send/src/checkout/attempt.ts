import type { CheckoutBody } from '@billet/shared-domain/contract';

/** One intention to send: its key, what exactly it sends, and the order that came of it. */
export interface Attempt {
  readonly key: string;
  readonly body: CheckoutBody;
  readonly orderId: string | null;
}

/**
 * The attempt for a body. Sending the very same again goes under the same key, so that it happens once;
 * anything changed is a new intention and needs a new key, because the server refuses a used one.
 */
export function attemptFor(body: CheckoutBody, previous: Attempt | null, newKey: () => string): Attempt {
  const isSame = previous !== null && JSON.stringify(previous.body) === JSON.stringify(body);
  return isSame ? previous : { key: newKey(), body, orderId: null };
}
