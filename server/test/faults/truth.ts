/** What really happened, as the messenger and the people know it: the model judges the server's books by it. */
export interface Truth {
  readonly payments: readonly Payment[];
  readonly gifts: readonly Gift[];
  readonly orders: readonly Order[];
  readonly sendings: readonly FreeSending[];
  /** Messenger ids of those who deleted their accounts, or perhaps did. */
  readonly gone: readonly number[];
  readonly world: {
    /** Connections to the database broke: what failed three times may have been given back. */
    readonly isDatabaseDisturbed: boolean;
    /** The messenger's calls failed: a gift that couldn't be bought may have been given back. */
    readonly isMessengerDisturbed: boolean;
  };
}

/** One payment, with what became of its Stars. Ids of people are the messenger's, amounts whole Stars. */
export interface Payment {
  readonly id: string;
  readonly payerId: number;
  readonly amount: number;
  readonly currency: string;
  readonly payload: string;
  readonly refundedBy: 'bot' | 'messenger' | null;
  /** An operator asked for it back; `told` when everything was at rest, so that it must have worked. */
  readonly askedBack: 'told' | 'perhaps' | null;
  /** The messenger refuses for good to send it back. */
  readonly isKept: boolean;
}

/** A gift of its own that the messenger really sold. */
export interface Gift {
  readonly recipientId: number;
  readonly giftId: string;
}

/** What may keep an order from being delivered. */
export type Trouble = 'recipient_blocks' | 'recipient_gone' | 'payer_gone' | 'expired' | 'has_year';

export interface Order {
  readonly id: string;
  readonly kind: 'item' | 'reveal_pack' | 'early_reveal';
  readonly payerId: number;
  readonly amount: number;
  /** `item`: the text by which what was delivered is found, and to whom it goes. */
  readonly note: { readonly message: string; readonly recipientId: number } | null;
  /** `reveal_pack`: how many reveals it holds. */
  readonly reveals: number;
  /** `certain` when it stood before anybody paid. */
  readonly troubles: Readonly<Partial<Record<Trouble, 'possible' | 'certain'>>>;
}

/** A gift that costs nothing: sent once, if the sender was answered so. */
export interface FreeSending {
  readonly message: string;
  readonly recipientId: number;
  readonly isAnswered: boolean;
}

/** What stands in the server's books at the end. People and payments go by the messenger's ids. */
export interface Books {
  readonly orders: ReadonlyMap<string, { readonly state: string; readonly amount: number }>;
  readonly charges: ReadonlyMap<string, { readonly state: string; readonly orderId: string | null }>;
  readonly notes: readonly Note[];
  readonly people: ReadonlyMap<number, Person>;
  /** Queues and unfinished work by name: all empty once everything is at rest. */
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
  /** The sum of the ledger, which must be the same. */
  readonly ledger: number;
  readonly year: number | null;
}
