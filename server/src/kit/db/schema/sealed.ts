import { boolean, customType, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { notes } from './notes.ts';
import { users } from './people.ts';

/** The app only writes these tables. Only functions read them. */
export const sealed = pgSchema('sealed');

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Facts about the sending request, kept for notes whose sender may be revealed. Every field may be unknown. */
export interface RequestFacts {
  readonly city: string | null;
  readonly countryEmoji: string | null;
  readonly isp: string | null;
  readonly model: string | null;
  readonly browser: string | null;
  readonly os: string | null;
}

/** The sender of a note. A fully anonymous note has no row. */
export const senders = sealed.table('senders', {
  noteId: uuid('item_id')
    .primaryKey()
    .references(() => notes.id),
  senderId: uuid('sender_id')
    .notNull()
    .references(() => users.id),
  /** Copied from the note, like `shuffle`: the order in which a sender lists sent notes. */
  sentBucket: timestamp('sent_bucket', { withTimezone: true, mode: 'date' }).notNull(),
  shuffle: integer().notNull(),
  /** The exact time and the facts about the request, encrypted: see `kit/seal/sender-record.ts`. */
  told: bytes().notNull(),
  /** For a note that must not be delivered, a keyed hash of its intended recipient: see `withheldMarks` in `kit/seal/identity.ts`. */
  withheldMark: bytes('withheld_mark'),
  /** One of the keyed hashes of a note with the match switch on, else random: see `kit/seal/match.ts`. */
  matchMark: bytes('match_mark').notNull(),
  /** Whether its sender sees that it was opened: set by the daily count. */
  isOpeningShown: boolean('is_opening_shown').notNull().default(false),
});

/** The sender and the recipient of a note, encrypted: enough to block and to stop, and no two rows alike. See `kit/seal/identity.ts`. */
export const pairs = sealed.table('pairs', {
  noteId: uuid('item_id')
    .primaryKey()
    .references(() => notes.id),
  pair: bytes().notNull(),
});

/** Which senders were revealed, to whom and when. */
export const reveals = sealed.table('reveals', {
  noteId: uuid('item_id')
    .primaryKey()
    .references(() => notes.id),
  recipientId: uuid('recipient_id')
    .notNull()
    .references(() => users.id),
  revealedAt: timestamp('revealed_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** The name as disclosed. It stays after its sender deletes the account. */
  firstName: text('first_name').notNull(),
});

/** The notes by which senders were blocked. The mark is the pair's n-th. A block outlives the recipient's account, without note and person. */
export const blocks = sealed.table('blocks', {
  mark: bytes().primaryKey(),
  noteId: uuid('item_id')
    .unique()
    .references(() => notes.id),
  recipientId: uuid('recipient_id').references(() => users.id),
  /** Keeps its mark, so that the numbers of a pair have no gaps. */
  isLifted: boolean('is_lifted').notNull().default(false),
});

/** Senders that operators stopped for a time: a keyed hash of the person, or of the pair if the sender is unknown. */
export const stops = sealed.table('stops', {
  mark: bytes().primaryKey(),
  until: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
