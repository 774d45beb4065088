import { boolean, customType, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { billet } from './people.ts';

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Counts of failures of a remote per hour, and of its starts while a canary ran. It contains no user. */
export const remoteEvents = billet.table(
  'remote_events',
  {
    hour: time('hour').notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    phase: text().notNull(),
    code: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.remote, table.version, table.phase, table.code] })],
);

/** Users whose app reported a failure, or a start while a canary of the remote ran. */
export const failureReporters = billet.table('failure_reporters', {
  /** A keyed hash of user, version, kind and canary. */
  mark: bytes().primaryKey(),
  remote: text().notNull(),
  version: text().notNull(),
  /** The canary that was running for the remote: see `canaryId`. */
  canary: text(),
  isStart: boolean('is_start').notNull(),
  /** Hour of the user's last report. */
  hour: time('hour').notNull(),
});

/** Canaries that failed too often, the counts behind the verdict, and its consequences. */
export const canaryVerdicts = billet.table(
  'canary_verdicts',
  {
    remote: text().notNull(),
    canary: text().notNull(),
    version: text().notNull(),
    judgedAt: time('judged_at').notNull(),
    /** All four counts are numbers of users. */
    failures: integer().notNull(),
    starts: integer().notNull(),
    activeFailures: integer('active_failures').notNull(),
    activeStarts: integer('active_starts').notNull(),
    /** The release no longer contains it. Until then, our servers omit it from the release data they serve. */
    isTakenBack: boolean('is_taken_back').notNull().default(false),
    isReported: boolean('is_told').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.remote, table.canary] })],
);
