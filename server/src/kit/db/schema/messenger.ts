import { text, timestamp } from 'drizzle-orm/pg-core';
import { billet } from './people.ts';

/** When the next call of a kind may be made to the messenger, whoever makes it: see `kit/messenger/pace.ts`. */
export const pace = billet.table('pace', {
  kind: text().primaryKey(),
  freeAt: timestamp('free_at', { withTimezone: true, mode: 'date' }).notNull(),
});
