import type { HeldItem } from '@billet/shared-domain/contract';
import { boolean, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { billet, users } from './people.ts';

export const placements = ['inbox', 'kept', 'muted', 'suppressed', 'removed'] as const;
/**
 * Where a note is shown to its recipient: `kept` is hidden until a pause ends; `muted` is in a separate list; `suppressed` (from a blocked
 * sender) and `removed` (by an operator) are not shown. The sender must never learn this: to them, every note is sent.
 */
export type Placement = (typeof placements)[number];

/**
 * Received notes. Nothing here identifies the sender: times are coarse, ids and order random. The exact time is stored with the sender in
 * the sealed schema.
 */
export const notes = billet.table('items', {
  id: uuid().primaryKey(),
  recipientId: uuid('recipient_id')
    .notNull()
    .references(() => users.id),
  type: text({ enum: ['ordinary', 'super', 'anonymous_message'] }).notNull(),
  status: text({ enum: ['sent', 'opened'] })
    .notNull()
    .default('sent'),
  gift: jsonb().$type<HeldItem>().notNull(),
  message: text().notNull(),
  answer: text(),
  isFullyAnonymous: boolean('is_fully_anonymous').notNull(),
  isOpenSympathy: boolean('is_open_sympathy').notNull(),
  isMutual: boolean('is_mutual').notNull().default(false),
  isPublic: boolean('is_public').notNull().default(true),
  isRevealCompleted: boolean('is_reveal_completed').notNull().default(false),
  isTelegramGiftSent: boolean('is_telegram_gift_sent').notNull().default(false),
  placement: text({ enum: placements }).notNull().default('inbox'),
  /** The hour of sending; for a fully anonymous note the quarter of an hour of its batch. */
  sentBucket: timestamp('sent_bucket', { withTimezone: true, mode: 'date' }).notNull(),
  /** Random: the order inside a bucket. */
  shuffle: integer().notNull(),
});

const times = (name: string) => integer(name).notNull().default(0);

/**
 * The number of notes in each list of a recipient. Triggers update it with every write to `notes`. Valentines are the ordinary and the
 * super ones. 'Unanswered' notes are opened; 'public' notes are opened, answered and not hidden.
 */
export const inboxCounts = billet.table('inbox_counts', {
  recipientId: uuid('recipient_id')
    .primaryKey()
    .references(() => users.id),
  ordinary: times('ordinary'),
  super: times('super'),
  anonymous: times('anonymous'),
  valentinesSent: times('valentines_sent'),
  anonymousSent: times('anonymous_sent'),
  valentinesUnanswered: times('valentines_unanswered'),
  anonymousUnanswered: times('anonymous_unanswered'),
  valentinesPublic: times('valentines_public'),
  anonymousPublic: times('anonymous_public'),
  muted: times('muted'),
});

/** Notes that are in no list update this table instead, so that the write takes as long. It counts nothing, and no login may read it. */
export const unseenCounts = billet.table('unseen_counts', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => users.id),
  unseen: times('unseen'),
});

/** One row per person and kind of change, except payments. `version` grows with every change, and live streams follow it. */
export const changeEvents = billet.table(
  'change_events',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['inventory', 'profile'] }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Work that follows from a committed change. A relay moves it into the job queue. */
export const outbox = billet.table('outbox', {
  id: uuid().primaryKey().defaultRandom(),
  task: text().notNull(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  runAt: timestamp('run_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

export type NoteRow = typeof notes.$inferSelect;
export type ChangeKind = (typeof changeEvents.$inferSelect)['kind'];
