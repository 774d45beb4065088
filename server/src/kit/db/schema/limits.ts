import { boolean, customType, timestamp } from 'drizzle-orm/pg-core';
import { billet } from './people.ts';

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** See `kit/limits`: one row for each time that something was counted, each unlike every other. */
export const limitMarks = billet.table('limit_marks', {
  mark: bytes().primaryKey(),
  /** From when no limit asks for it any more: a whole hour or day, the same for everybody. */
  until: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  /** Put back in random order: see `app/jobs/mix.ts`. */
  isMixed: boolean('is_mixed').notNull().default(false),
});
