import { customType, jsonb, pgSchema, timestamp, uuid } from 'drizzle-orm/pg-core';
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

/** Who sent a note, and when exactly. A fully anonymous note has no row. */
export const senders = sealed.table('senders', {
  noteId: uuid('item_id')
    .primaryKey()
    .references(() => notes.id),
  senderId: uuid('sender_id')
    .notNull()
    .references(() => users.id),
  sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }).notNull(),
  request: jsonb().$type<RequestFacts>(),
});

/** A keyed hash of recipient and sender: enough to block and to limit, useless without the key. */
export const marks = sealed.table('marks', {
  noteId: uuid('item_id')
    .primaryKey()
    .references(() => notes.id),
  mark: bytes().notNull(),
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
});

/** The notes by which senders were blocked; the mark is the pair's. */
export const blocks = sealed.table('blocks', {
  noteId: uuid('item_id')
    .primaryKey()
    .references(() => notes.id, { onDelete: 'cascade' }),
  recipientId: uuid('recipient_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  mark: bytes().notNull(),
});

/** Senders that operators stopped for a time: one person, or one pair where nobody is known. */
export const stops = sealed.table('stops', {
  id: uuid().primaryKey().defaultRandom(),
  senderId: uuid('sender_id')
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  mark: bytes().unique(),
  until: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
