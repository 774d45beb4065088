import { bigint, boolean } from 'drizzle-orm/pg-core';
import { billet } from './people.ts';

/** One row: the bot that this database belongs to. */
export const installation = billet.table('installation', {
  isOnly: boolean('is_only').primaryKey().default(true),
  botId: bigint('bot_id', { mode: 'number' }).notNull(),
});
