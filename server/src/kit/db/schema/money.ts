import type { OrderState } from '@billet/shared-domain/contract';
import { bigint, boolean, customType, date, integer, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/** Orders, payments and idempotency records. The inbox's login has no right on any of it. */
export const money = pgSchema('money');

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({ dataType: () => 'bytea', fromDriver: (value) => Buffer.from(value) });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * The amount, product and day of each order. The payer is sealed, and each order has a unique mark, so that without the server's key two
 * orders of one person look like those of two. No foreign key references people: checking it would lock their row and so mark it.
 */
export const orders = money.table('orders', {
  id: uuid().primaryKey(),
  /** A keyed hash of the payer and the number of their earlier orders: see `kit/seal/nth-mark.ts`. */
  payerMark: bytes('payer_mark').notNull().unique(),
  /** The payer, sealed. Kept permanently for refunds. */
  payer: bytes().notNull(),
  kind: text({ enum: ['item', 'reveal_pack', 'early_reveal'] }).notNull(),
  state: text().$type<OrderState>().notNull().default('created'),
  amount: integer().notNull(),
  /** The pack or the year; 'gift' for every gift. */
  bought: text().notNull(),
  /** A keyed hash of the request that created it, so that a repeated request finds it. Null once the order can no longer be paid. */
  request: text().unique(),
  /** Sealed. Null once the order can no longer be paid. */
  link: bytes(),
  /** Data that the product needs for delivery, sealed. Deleted when the order ends. */
  purchase: bytes(),
  /** In UTC. */
  madeOn: date('made_on', { mode: 'string' }).notNull(),
  /** The full hour at which an unpaid order expires. Null once it can no longer be paid. */
  expiresAt: time('expires_at'),
  /** The row was reinserted in random order: see `app/jobs/mix.ts`. */
  isMixed: boolean('is_mixed').notNull().default(false),
});

/** Payers who requested a refund of Stars. An operator decides. */
export const refundRequests = money.table('refund_requests', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  requestedOn: date('requested_on', { mode: 'string' }).notNull(),
  /** Null while it is open. */
  decision: text({ enum: ['approved', 'refused'] }),
  operatorTelegramId: bigint('operator_telegram_id', { mode: 'number' }),
});

/** The number of refunds per hour that were started without a request. */
export const refundHours = money.table('refund_hours', {
  hour: time('hour').primaryKey(),
  started: integer().notNull(),
  /** Operators were notified that the hour's limit is reached. */
  isReported: boolean('is_told').notNull().default(false),
});

/**
 * One row per payment reported by Telegram. Its final state is fulfilled or refunded; `refund_refused` if Telegram rejects the refund,
 * `set_aside` if no order is known, until an operator decides.
 */
export const charges = money.table('charges', {
  /** A keyed hash of Telegram's charge id. */
  id: text().primaryKey(),
  orderId: uuid('order_id').references(() => orders.id),
  /** Telegram's charge id and the payer's id, sealed. */
  sealed: bytes().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  state: text({ enum: ['recorded', 'fulfilled', 'refunding', 'refunded', 'refund_refused', 'set_aside'] })
    .notNull()
    .default('recorded'),
  attempts: integer().notNull().default(0),
  /** The unused part of the purchase was revoked with the refund. */
  isUnusedGone: boolean('is_unused_gone').notNull().default(false),
  /** An operator requested the refund, or it is within the limit of its hour. */
  isRefundAllowed: boolean('is_refund_allowed').notNull().default(false),
  /** Operators were notified that it was set aside. */
  isReported: boolean('is_told').notNull().default(false),
  recordedOn: date('recorded_on', { mode: 'string' }).notNull(),
  /** The row was reinserted in random order: see `app/jobs/mix.ts`. */
  isMixed: boolean('is_mixed').notNull().default(false),
});

/** Updates from Telegram, sealed and stored before they are handled. The body is deleted afterwards. */
export const updates = money.table('updates', {
  /** A keyed hash of Telegram's update id: plain ids are consecutive and would reveal the order. */
  id: bytes().primaryKey(),
  body: bytes(),
  attempts: integer().notNull().default(0),
  /** The full hour after it was received. */
  receivedAt: time('received_at').notNull(),
  /** The row was reinserted in random order: see `app/jobs/mix.ts`. */
  isMixed: boolean('is_mixed').notNull().default(false),
});

/** Answers to keyed calls. Neither the person nor the answer can be read from it without the client's key. */
export const idempotencyRecords = money.table('idempotency_records', {
  id: text().primaryKey(),
  bodyHash: text('body_hash').notNull(),
  /** The request that is working on it. Another may take over after `leaseUntil`. */
  lease: uuid().notNull(),
  /** Null once there is an answer. */
  leaseUntil: time('lease_until'),
  answer: bytes(),
  /** The full hour after it was created. */
  createdAt: time('created_at').notNull(),
  /** The row was reinserted in random order: see `app/jobs/mix.ts`. */
  isMixed: boolean('is_mixed').notNull().default(false),
});

/** Every change of a person's reveals. The balance is the sum. */
export const revealLedger = money.table('reveal_ledger', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  change: integer().notNull(),
  reason: text({ enum: ['pack', 'spent', 'task', 'refund'] }).notNull(),
});

/** Progress through Telegram's list of payments. */
export const cursors = money.table('cursors', { name: text().notNull(), position: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.name] }),
]);

/** Telegram gifts that are bought with a payment: see `features/messenger-gifts`. */
export const messengerGifts = money.table('gifts', {
  id: uuid().primaryKey(),
  noteId: uuid('item_id').notNull(),
  recipientTelegramId: bigint('recipient_telegram_id', { mode: 'number' }).notNull(),
  /** Telegram's id of the gift. */
  messengerGiftId: text('gift_id').notNull(),
  /** The payment to refund if the gift fails, sealed. */
  charge: bytes(),
  state: text({ enum: ['waiting', 'sending', 'sent'] })
    .notNull()
    .default('waiting'),
  /** How many gifts this payment bought for the note: more than one for a pack. */
  parts: integer().notNull().default(1),
  /** Earliest time to send it. The time limit counts from here. */
  dueAt: time('due_at').notNull(),
  /** Time of the last attempt. */
  triedAt: time('tried_at'),
});

/** Bought gifts, according to Telegram's list of transactions. */
export const giftLines = money.table('gift_lines', {
  id: text().primaryKey(),
  recipientTelegramId: bigint('recipient_telegram_id', { mode: 'number' }).notNull(),
  messengerGiftId: text('gift_id').notNull(),
  at: time('at').notNull(),
});

/** Paid, fully anonymous notes that wait for the next batch: see `features/sending/batch.ts`. */
export const waiting = money.table('waiting', {
  id: uuid().primaryKey(),
  /** Sealed: the note and its payment. */
  note: bytes().notNull(),
  /** Removed and reinserted in random order together with all others. Only such notes are delivered. */
  isMixed: boolean('is_mixed').notNull(),
  attempts: integer().notNull().default(0),
});

export type OrderRow = typeof orders.$inferSelect;
export type ChargeRow = typeof charges.$inferSelect;
export type GiftRow = typeof messengerGifts.$inferSelect;
