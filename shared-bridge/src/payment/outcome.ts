import type { Answer } from '@billet/shared-domain/contract';
import type { ApiFailure, KeyedCallName } from '../contract.ts';
import type { KeyedInput } from '../keyed/keyed-call.ts';

/** What an answer wants to be paid. */
export interface Due {
  readonly link: string;
  readonly orderId: string;
}

/** What became of an order. */
export type Settled =
  /** The messenger's 'paid', or the order's: on its way, not delivered. */
  | { readonly kind: 'paid'; readonly orderId: string }
  | { readonly kind: 'delivered'; readonly orderId: string }
  /** Closed without paying; the same again opens the same order. */
  | { readonly kind: 'unpaid'; readonly orderId: string }
  /** The Stars go or went back. */
  | { readonly kind: 'returned'; readonly orderId: string }
  /** It wasn't delivered, and the messenger won't take the Stars back: people must help. */
  | { readonly kind: 'unreturned'; readonly orderId: string }
  /** It was not paid and can't be any more; the same again makes another order. */
  | { readonly kind: 'over'; readonly orderId: string };

/** Nobody has said yet how it ended; the person may still be paying. */
export interface Waiting {
  readonly kind: 'waiting';
  readonly orderId: string;
}

export type Purchase<A> =
  | Settled
  | Waiting
  /** Nothing was to be paid. */
  | { readonly kind: 'done'; readonly answer: A }
  /** Nothing was ordered: the server's total in whole Stars differs from the one that was shown. */
  | { readonly kind: 'price_changed'; readonly total: number }
  /** The server's no. */
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  /** No answer, a broken server, or a link that is no invoice. */
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Who wants to hear of an order after the first outcome. */
export interface Listening {
  /**
   * Told what the messenger or the server says after 'waiting' or 'unpaid'. It may be told 'unpaid' and later more, and
   * nothing after any other outcome.
   */
  readonly onLater?: (outcome: Settled) => void;
  /** Ends the listening: the screen is gone. */
  readonly signal?: AbortSignal;
}

export interface PurchaseRequest<N extends KeyedCallName> extends Listening {
  readonly name: N;
  readonly input: KeyedInput<N>;
  /** `page/what`, as for `keyedCall`. */
  readonly intent: string;
  /** What the answer wants to be paid; null where the answer itself is the result. */
  readonly dueOf: (answer: Answer<N>) => Due | null;
  /** Told when there is an order, and its invoice is about to open: before, nobody can have paid. */
  readonly onOrdered?: () => void;
}

/** An order that was left open, by a reload say. */
export interface Resumed {
  readonly orderId: string;
  /** What was ordered. */
  readonly body: unknown;
  readonly outcome: Settled | Waiting;
}
