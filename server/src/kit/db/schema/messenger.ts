import { text, timestamp } from 'drizzle-orm/pg-core';
import { billet } from './people.ts';

/** When any process may make the next call of a kind to the Bot API: see `kit/messenger/shared-rate-limit.ts`. */
export const pace = billet.table('pace', {
  kind: text().primaryKey(),
  freeAt: timestamp('free_at', { withTimezone: true, mode: 'date' }).notNull(),
});
