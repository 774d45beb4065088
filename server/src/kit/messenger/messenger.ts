/** The messenger's name for Stars, as a currency. */
export const STARS = 'XTR';

/**
 * The messenger as far as the server needs it. Ids of people and chats are the messenger's own, amounts whole Stars. Every call that
 * fails rejects with MessengerError.
 */
export interface Messenger {
  /** Writes to a person who let the bot, at most 4,096 characters of plain text. Gives the message's number in that chat. */
  write(personId: number, text: string, buttons?: readonly Button[]): Promise<number>;
  /** The link by which an invoice is paid. `title`: 1 to 32 characters, `description`: 1 to 255, `payload`: 1 to 128 bytes. */
  makeInvoice(invoice: Invoice): Promise<string>;
  /** Sends a payment back. One that went back before is no failure; too few Stars on the bot's account are `too_many`. */
  refund(payerId: number, chargeId: string): Promise<void>;
  /** Buys one of the messenger's own gifts for somebody. It knows no repetition: two calls buy two. */
  buyGift(recipientId: number, giftId: string): Promise<void>;
  /** Its own list of the bot's payments, the oldest first. */
  listPayments(offset: number, limit: number): Promise<StarLine[]>;
  isMember(chatId: string, personId: number): Promise<boolean>;
  /** Keeps a message that a person may send on to their chats. */
  prepareMessage(personId: number, message: PreparedMessage): Promise<{ readonly id: string; readonly expiresAt: Date }>;
}

/** A button under a message, on a line of its own: opens the app at an address, or comes back as its action (1 to 64 bytes). */
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
  /** Under the message; opens a link. */
  readonly button: { readonly text: string; readonly url: string };
}

/** One line of the list of payments: what came in for an invoice, its refund, or what a gift cost. Other lines are none of these. */
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
 * Why a call failed. `blocked`: this person doesn't let the bot. `refused`: it did nothing, and repeating won't help. `denied`: it
 * doesn't know the bot. `too_many`: nothing was done, later it may be. `unknown`: no answer; it may have been done or not.
 */
export type FailureKind = 'blocked' | 'refused' | 'denied' | 'too_many' | 'unknown';

export class MessengerError extends Error {
  override name = 'MessengerError';
  readonly kind: FailureKind;
  /** Seconds to wait, where it says so. */
  readonly retryAfter: number | null;

  constructor(kind: FailureKind, { retryAfter = null, cause }: { readonly retryAfter?: number | null; readonly cause?: unknown } = {}) {
    super(`The messenger failed: ${kind}`, { cause });
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** The kind of any failure; whatever isn't the messenger's own word says nothing of what was done. */
export function failureKind(error: unknown): FailureKind {
  return error instanceof MessengerError ? error.kind : 'unknown';
}
