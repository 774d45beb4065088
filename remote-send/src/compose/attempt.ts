import type { Sending } from './sending.ts';

/** One intention to send: its key, what exactly it sends, and the order that came of it. */
export interface Attempt {
  readonly key: string;
  readonly sending: Sending;
  readonly orderId: string | null;
}

/**
 * The attempt for a sending. Sending the very same again goes under the same key, so that it happens once;
 * anything changed is a new intention and needs a new key, because the server refuses a used one.
 */
export function attemptFor(sending: Sending, previous: Attempt | null, newKey: () => string): Attempt {
  const isSame = previous !== null && JSON.stringify(previous.sending) === JSON.stringify(sending);
  return isSame ? previous : { key: newKey(), sending, orderId: null };
}
