import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { billet } from './people.ts';

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Messages of the bot that users can reply to: a keyed hash of chat and message, and the subject. */
export const letters = billet.table('letters', {
  mark: bytes().primaryKey(),
  subject: uuid().notNull(),
  until: time('until').notNull(),
});

/** Open conversations with operators. The person cannot be read without the key, and the messages are not stored. */
export const tickets = billet.table('tickets', {
  id: uuid().primaryKey(),
  /** A keyed hash of the person's Telegram id: one conversation per person. */
  mark: bytes().notNull().unique(),
  /** The person's Telegram id, first name and language, sealed. */
  person: bytes().notNull(),
  /** Messages since the last reply of an operator. */
  unanswered: integer().notNull().default(0),
  until: time('until').notNull(),
});
