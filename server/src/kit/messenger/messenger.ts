/** Telegram's currency code of Stars. */
export const STARS = 'XTR';

/**
 * The functions of Telegram that the server needs. Ids of people and chats are Telegram's, amounts whole Stars. Every failing call rejects
 * with MessengerError.
 */
export interface Messenger {
  /** Sends at most 4,096 characters of plain text to a person who allowed it. Returns the message's id in that chat. */
  write(personId: number, text: string, buttons?: readonly Button[]): Promise<number>;
  /** The payment link of an invoice. `title`: 1 to 32 characters, `description`: 1 to 255, `payload`: 1 to 128 bytes. */
  makeInvoice(invoice: Invoice): Promise<string>;
  /** Refunds a payment. A payment that was already refunded is no failure; too few Stars on the bot's account are `too_many`. */
  refund(payerId: number, chargeId: string): Promise<void>;
  /** Buys a Telegram gift for a person. It is not idempotent: two calls buy two. */
  buyGift(recipientId: number, giftId: string): Promise<void>;
  /** Telegram's list of the bot's transactions, oldest first. */
  listPayments(offset: number, limit: number): Promise<StarLine[]>;
  isMember(chatId: string, personId: number): Promise<boolean>;
  /** Stores a message that a person may forward to their chats. */
  prepareMessage(personId: number, message: PreparedMessage): Promise<{ readonly id: string; readonly expiresAt: Date }>;
}

/** A button under a message, on its own line: opens the app at an address, or sends its action (1 to 64 bytes) as callback data. */
export type Button = { readonly text: string } & ({ readonly url: string } | { readonly action: string });

export interface Invoice {
  readonly title: string;
  readonly description: string;
  readonly payload: string;
  readonly amount: number;
}

export interface PreparedMessage {
  readonly title: string;
  readonly text: string;
  /** A button under the message that opens a link. */
  readonly button: { readonly text: string; readonly url: string };
}

/** A transaction: an invoice payment, its refund, or the purchase of a gift. Other transactions have none of these fields. */
export interface StarLine {
  readonly id: string;
  readonly at: Date;
  readonly amount: number;
  /** Whether it is the refund of the payment with this id. */
  readonly isRefund: boolean;
  readonly invoice: { readonly payerId: number; readonly payload: string } | null;
  readonly gift: { readonly recipientId: number; readonly giftId: string } | null;
}

/**
 * Why a call failed. `blocked`: this person blocked the bot or has not started it. `refused`: it was not executed, and a retry will not
 * help. `denied`: the bot's token is not valid. `too_many`: it was not executed, a later retry may succeed. `unknown`: no response; it may
 * have been executed.
 */
export type FailureKind = 'blocked' | 'refused' | 'denied' | 'too_many' | 'unknown';

export class MessengerError extends Error {
  override name = 'MessengerError';
  readonly kind: FailureKind;
  /** Seconds to wait, if the response says so. */
  readonly retryAfter: number | null;

  constructor(kind: FailureKind, { retryAfter = null, cause }: { readonly retryAfter?: number | null; readonly cause?: unknown } = {}) {
    super(`The messenger failed: ${kind}`, { cause });
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** The kind of any failure. For errors other than Telegram's responses, it is unknown whether the call was executed. */
export function failureKind(error: unknown): FailureKind {
  return error instanceof MessengerError ? error.kind : 'unknown';
}
