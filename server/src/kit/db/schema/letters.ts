import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { billet } from './people.ts';

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The bot's messages that can be answered: a keyed hash of chat and message, and what it concerns. */
export const letters = billet.table('letters', {
  mark: bytes().primaryKey(),
  subject: uuid().notNull(),
  until: time('until').notNull(),
});

/** Open conversations with operators. Who it is can't be read without the key, and what is written is not kept. */
export const tickets = billet.table('tickets', {
  id: uuid().primaryKey(),
  /** A keyed hash of the person's messenger id: one conversation each. */
  mark: bytes().notNull().unique(),
  /** The person's messenger id, first name and language, sealed. */
  person: bytes().notNull(),
  /** Messages since the last word of an operator's. */
  unanswered: integer().notNull().default(0),
  until: time('until').notNull(),
});
