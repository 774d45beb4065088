import { boolean, customType, timestamp } from 'drizzle-orm/pg-core';
import { billet } from './people.ts';

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** See `kit/limits`: one row per counted event, each with a unique mark. */
export const limitMarks = billet.table('limit_marks', {
  mark: bytes().primaryKey(),
  /** When no limit needs the row any longer: a full hour or day, the same for everybody. */
  until: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  /** The row was reinserted in random order: see `app/jobs/mix.ts`. */
  isMixed: boolean('is_mixed').notNull().default(false),
});
