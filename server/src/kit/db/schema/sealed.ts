import { boolean, customType, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { notes } from './notes.ts';
import { users } from './people.ts';

/** Only written from the app; read by functions alone. */
export const sealed = pgSchema('sealed');

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What the sending request told, kept for notes whose sender may be revealed. Every field may be unknown. */
export interface RequestFacts {
  readonly city: string | null;
  readonly countryEmoji: string | null;
  readonly isp: string | null;
  readonly model: string | null;
  readonly browser: string | null;
  readonly os: string | null;
}

/** Who sent a note. A fully anonymous note has no row. */
export const senders = sealed.table('senders', {
  noteId: uuid('item_id')
    .primaryKey()
    .references(() => notes.id),
  senderId: uuid('sender_id')
    .notNull()
    .references(() => users.id),
  /** As the note has it, like `shuffle`: in their order a sender reads what they sent. */
  sentBucket: timestamp('sent_bucket', { withTimezone: true, mode: 'date' }).notNull(),
  shuffle: integer().notNull(),
  /** When exactly, and what the request told, encrypted: see `kit/seal/told.ts`. */
  told: bytes().notNull(),
  /** Of what must not arrive, a keyed hash of whom it was for: see `withheldMarks` in `kit/seal/identity.ts`. */
  withheldMark: bytes('withheld_mark'),
  /** One of the keyed hashes of a note with the match switch on, else random: see `kit/seal/match.ts`. Null: sent before there was a switch. */
  matchMark: bytes('match_mark'),
  /** Whether its sender sees that it was opened: set by the daily count. */
  isOpeningShown: boolean('is_opening_shown').notNull().default(false),
});

/** What is kept of a note's two people, encrypted: enough to block and to stop, and no two rows alike. See `kit/seal/identity.ts`. */
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
  /** As it was disclosed: it stays when its sender deletes the account. Null where the sender had left before it was kept. */
  firstName: text('first_name'),
});

/** The notes by which senders were blocked; the mark is the pair's n-th. One that was lifted keeps nothing but the mark. */
export const blocks = sealed.table('blocks', {
  mark: bytes().primaryKey(),
  noteId: uuid('item_id')
    .unique()
    .references(() => notes.id),
  recipientId: uuid('recipient_id').references(() => users.id),
});

/** Senders that operators stopped for a time: a keyed hash of the person, or of the pair where nobody is known. */
export const stops = sealed.table('stops', {
  mark: bytes().primaryKey(),
  until: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
