import type { Answer } from '@billet/shared-domain/contract';
import type { ApiFailure, KeyedCallName } from '../contract.ts';
import type { KeyedInput } from '../idempotency/keyed-call.ts';

/** The payment that an answer requires. */
export interface Due {
  readonly link: string;
  readonly orderId: string;
}

/** The final state of an order. */
export type Settled =
  /** Reported by the messenger or the order: paid, not yet delivered. */
  | { readonly kind: 'paid'; readonly orderId: string }
  | { readonly kind: 'delivered'; readonly orderId: string }
  /** The invoice was closed without paying; a repeated request opens the same order. */
  | { readonly kind: 'unpaid'; readonly orderId: string }
  /** The Stars are or will be refunded. */
  | { readonly kind: 'returned'; readonly orderId: string }
  /** Not delivered, and the messenger rejects the refund: support must help. */
  | { readonly kind: 'unreturned'; readonly orderId: string }
  /** Not paid, and can no longer be paid; a repeated request creates another order. */
  | { readonly kind: 'over'; readonly orderId: string };

/** The result is not known yet; the user may still be paying. */
export interface Waiting {
  readonly kind: 'waiting';
  readonly orderId: string;
}

export type Purchase<A> =
  | Settled
  | Waiting
  /** No payment was required. */
  | { readonly kind: 'done'; readonly answer: A }
  /** Nothing was ordered: the total of the server, in whole Stars, differs from the one that was shown. */
  | { readonly kind: 'price_changed'; readonly total: number }
  /** The server refused the request. */
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  /** No answer, a server error, or a link that is not an invoice. */
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Options to listen to an order after the first outcome. */
export interface Listening {
  /**
   * Called with each outcome that follows 'waiting' or 'unpaid'. It may be called with 'unpaid' and once more later, and never after
   * another outcome.
   */
  readonly onLater?: (outcome: Settled) => void;
  /** Abort when the screen unmounts: `onLater` is not called afterwards. */
  readonly signal?: AbortSignal;
}

export interface PurchaseRequest<N extends KeyedCallName> extends Listening {
  readonly name: N;
  readonly input: KeyedInput<N>;
  /** `page/item`, as for `keyedCall`. */
  readonly intent: string;
  /** The payment that the answer requires; null if the answer itself is the result. */
  readonly dueOf: (answer: Answer<N>) => Due | null;
  /** Called when the order exists and before its invoice opens. No payment is possible before. */
  readonly onOrdered?: () => void;
}

/** An order that was left open, for example by a reload. */
export interface Resumed {
  readonly orderId: string;
  /** The body of the ordered request. */
  readonly body: unknown;
  readonly outcome: Settled | Waiting;
}
