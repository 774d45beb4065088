/** The actual events, as known to Telegram and the people. The model compares the server's records with them. */
export interface ActualEvents {
  readonly payments: readonly Payment[];
  readonly gifts: readonly Gift[];
  readonly orders: readonly Order[];
  readonly sendings: readonly FreeSending[];
  /** Telegram ids of people who deleted their accounts, or may have. */
  readonly deletedAccounts: readonly number[];
  readonly world: {
    /** Connections to the database broke: a delivery that failed three times may have been refunded. */
    readonly isDatabaseDisturbed: boolean;
    /** Bot API calls failed: a gift that could not be bought may have been refunded. */
    readonly isMessengerDisturbed: boolean;
  };
}

/** One payment and the state of its Stars. Ids of people are Telegram's, amounts whole Stars. */
export interface Payment {
  readonly id: string;
  readonly payerId: number;
  readonly amount: number;
  readonly currency: string;
  readonly payload: string;
  readonly refundedBy: 'bot' | 'messenger' | null;
  /** An operator requested its refund; `certain`: at rest, so that it must have worked. */
  readonly refundRequest: 'certain' | 'possible' | null;
  /** Telegram rejects its refund permanently. */
  readonly isKept: boolean;
}

/** A Telegram gift that was actually bought. */
export interface Gift {
  readonly recipientId: number;
  readonly giftId: string;
}

/** Circumstances that can prevent the delivery of an order. */
export type Trouble = 'recipient_blocks' | 'recipient_gone' | 'payer_gone' | 'expired' | 'has_year';

export interface Order {
  readonly id: string;
  readonly kind: 'item' | 'reveal_pack' | 'early_reveal';
  readonly payerId: number;
  readonly amount: number;
  /** `item`: the text that identifies the delivered note, and its recipient. */
  readonly note: { readonly message: string; readonly recipientId: number } | null;
  /** `reveal_pack`: number of reveals. */
  readonly reveals: number;
  /** `certain` if it happened before any payment. */
  readonly troubles: Readonly<Partial<Record<Trouble, 'possible' | 'certain'>>>;
}

/** A free gift: delivered once, if the sender got a successful answer. */
export interface FreeSending {
  readonly message: string;
  readonly recipientId: number;
  readonly isAnswered: boolean;
}

/** The server's records at the end. People and payments are keyed by Telegram's ids. */
export interface ServerRecords {
  readonly orders: ReadonlyMap<string, { readonly state: string; readonly amount: number }>;
  readonly charges: ReadonlyMap<string, { readonly state: string; readonly orderId: string | null }>;
  readonly notes: readonly Note[];
  readonly people: ReadonlyMap<number, Person>;
  /** Queues and unfinished work by name. All must be empty at rest. */
  readonly leftovers: Readonly<Record<string, number>>;
}

export interface Note {
  readonly message: string;
  readonly recipientId: number;
  readonly giftId: string;
  readonly isGiftSent: boolean;
  readonly isRevealed: boolean;
}

export interface Person {
  readonly reveals: number;
  /** The sum of the ledger, which must be equal. */
  readonly ledger: number;
  readonly year: number | null;
}
