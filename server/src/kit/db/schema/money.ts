import type { OrderState } from '@billet/shared-domain/contract';
import { bigint, boolean, customType, date, integer, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/** Orders, payments and what makes repeating harmless. The inbox's login has no right on any of it. */
export const money = pgSchema('money');

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({ dataType: () => 'bytea', fromDriver: (value) => Buffer.from(value) });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * How much is paid for what, on which day. Who pays is sealed, and each order has a mark of its own, so that without the server's
 * key two orders of one person can't be told from those of two. No foreign key leads to people: checking it would mark their row.
 */
export const orders = money.table('orders', {
  id: uuid().primaryKey(),
  /** Of the payer and of how many orders they made before: see `kit/seal/nth-mark.ts`. */
  payerMark: bytes('payer_mark').notNull().unique(),
  /** Who pays, sealed; refunds need it for good. */
  payer: bytes().notNull(),
  kind: text({ enum: ['item', 'reveal_pack', 'early_reveal'] }).notNull(),
  state: text().$type<OrderState>().notNull().default('created'),
  amount: integer().notNull(),
  /** The pack or the year; 'gift' for every gift. */
  bought: text().notNull(),
  /** A keyed hash of the request that made it, so that repeating the request finds it; only while it can be paid. */
  request: text().unique(),
  /** Sealed; only while it can be paid. */
  link: bytes(),
  /** What its product keeps to deliver it, sealed; it goes when the order is over. */
  purchase: bytes(),
  /** In UTC. */
  madeOn: date('made_on', { mode: 'string' }).notNull(),
  /** The full hour at which it ends unless it is paid; only while it can be. */
  expiresAt: time('expires_at'),
  /** Put back in random order: see `app/jobs/mix.ts`. */
  isMixed: boolean('is_mixed').notNull().default(false),
});

/** Payers who asked to get Stars back; an operator decides. */
export const refundRequests = money.table('refund_requests', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  requestedOn: date('requested_on', { mode: 'string' }).notNull(),
  /** Null while it is open. */
  decision: text({ enum: ['approved', 'refused'] }),
  operatorTelegramId: bigint('operator_telegram_id', { mode: 'number' }),
});

/** How many refunds that nobody asked for were begun in an hour. */
export const refundHours = money.table('refund_hours', {
  hour: time('hour').primaryKey(),
  started: integer().notNull(),
  /** Operators know that the hour is used up. */
  isTold: boolean('is_told').notNull().default(false),
});

/**
 * One row for each payment that the messenger told of. It ends fulfilled or refunded; `refund_refused` where the messenger won't have
 * it back, `set_aside` where we know no order of it, until an operator decides.
 */
export const charges = money.table('charges', {
  /** Ours: a keyed hash of the messenger's. */
  id: text().primaryKey(),
  orderId: uuid('order_id').references(() => orders.id),
  /** The messenger's id of it and the payer's, sealed. */
  sealed: bytes().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  state: text({ enum: ['recorded', 'fulfilled', 'refunding', 'refunded', 'refund_refused', 'set_aside'] })
    .notNull()
    .default('recorded'),
  attempts: integer().notNull().default(0),
  /** What wasn't used of the purchase was taken back with the refund. */
  isUnusedGone: boolean('is_unused_gone').notNull().default(false),
  /** An operator asked for its refund, or it has a place among those of its hour. */
  isRefundAllowed: boolean('is_refund_allowed').notNull().default(false),
  /** Operators know that it was set aside. */
  isTold: boolean('is_told').notNull().default(false),
  recordedOn: date('recorded_on', { mode: 'string' }).notNull(),
  /** Put back in random order: see `app/jobs/mix.ts`. */
  isMixed: boolean('is_mixed').notNull().default(false),
});

/** What the messenger sent, sealed and stored before it is handled; the body goes once it is. */
export const updates = money.table('updates', {
  /** A keyed hash of the messenger's: those count on, and would tell what came after what. */
  id: bytes().primaryKey(),
  body: bytes(),
  attempts: integer().notNull().default(0),
  /** The full hour after it. */
  receivedAt: time('received_at').notNull(),
  /** Put back in random order: see `app/jobs/mix.ts`. */
  isMixed: boolean('is_mixed').notNull().default(false),
});

/** Answers to keyed calls. Neither the person nor the answer can be read from it without the client's key. */
export const idempotencyRecords = money.table('idempotency_records', {
  id: text().primaryKey(),
  bodyHash: text('body_hash').notNull(),
  /** Who works on it; another may take over when `leaseUntil` is past. */
  lease: uuid().notNull(),
  /** Null once there is an answer. */
  leaseUntil: time('lease_until'),
  answer: bytes(),
  /** The full hour after it. */
  createdAt: time('created_at').notNull(),
  /** Put back in random order: see `app/jobs/mix.ts`. */
  isMixed: boolean('is_mixed').notNull().default(false),
});

/** Every change of a person's reveals; the sum is what they have. */
export const revealLedger = money.table('reveal_ledger', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  change: integer().notNull(),
  reason: text({ enum: ['pack', 'spent', 'task', 'refund'] }).notNull(),
});

/** How far a walk through the messenger's list of payments has come. */
export const cursors = money.table('cursors', { name: text().notNull(), position: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.name] }),
]);

/** Gifts of the messenger's own that are bought for what was paid: see `features/messenger-gifts`. */
export const messengerGifts = money.table('gifts', {
  id: uuid().primaryKey(),
  noteId: uuid('item_id').notNull(),
  recipientTelegramId: bigint('recipient_telegram_id', { mode: 'number' }).notNull(),
  /** The messenger's id of the gift. */
  messengerGiftId: text('gift_id').notNull(),
  /** The payment to give back where it fails, sealed. */
  charge: bytes(),
  state: text({ enum: ['waiting', 'sending', 'sent'] })
    .notNull()
    .default('waiting'),
  /** How many gifts were bought for the note with this payment: more than one for a pack. */
  parts: integer().notNull().default(1),
  /** Not sent before; the time limit counts from here. */
  dueAt: time('due_at').notNull(),
  /** When it was last asked for. */
  triedAt: time('tried_at'),
});

/** Gifts that the messenger's list of payments says were bought. */
export const giftLines = money.table('gift_lines', {
  id: text().primaryKey(),
  recipientTelegramId: bigint('recipient_telegram_id', { mode: 'number' }).notNull(),
  messengerGiftId: text('gift_id').notNull(),
  at: time('at').notNull(),
});

/** Fully anonymous notes that were paid for and travel with the next batch: see `features/sending/batch.ts`. */
export const waiting = money.table('waiting', {
  id: uuid().primaryKey(),
  /** Sealed: the sending and its payment. */
  note: bytes().notNull(),
  /** Taken out with all the others and put back in random order: only such notes are delivered. */
  isMixed: boolean('is_mixed').notNull(),
  attempts: integer().notNull().default(0),
});

export type OrderRow = typeof orders.$inferSelect;
export type ChargeRow = typeof charges.$inferSelect;
export type GiftRow = typeof messengerGifts.$inferSelect;
