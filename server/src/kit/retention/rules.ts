import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { canaryVerdicts, failureReporters, remoteEvents } from '../db/schema/failures.ts';
import { letters, tickets } from '../db/schema/letters.ts';
import { limitMarks } from '../db/schema/limits.ts';
import { giftLines, idempotencyRecords, messengerGifts, refundHours, updates } from '../db/schema/money.ts';
import { departures } from '../db/schema/people.ts';
import { stops } from '../db/schema/sealed.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** An update that failed this often is not retried: the reconciliation finds payments in it. */
export const MOST_ATTEMPTS = 10;

/** A table whose rows are deleted by age. */
export interface Rule {
  readonly table: PgTable;
  /** The meaning of a row and the time of its deletion, as texts for the docs. */
  readonly what: string;
  readonly goes: string;
  /** Deleted by the owner, because the app's login has no right to. */
  readonly isOwners?: boolean;
  /** Condition for rows that are due, by the machine's clock. */
  due(now: Date): SQL | undefined;
}

/** A rule's table with its schema. */
export function tableOf({ table }: Pick<Rule, 'table'>): string {
  const { schema, name } = getTableConfig(table);
  return `${schema}.${name}`;
}

const before = (column: PgColumn, milliseconds: number) => (now: Date) => lt(column, new Date(now.getTime() - milliseconds));

/** All tables whose rows expire by age. The retention job applies them, and docs/retention.md is generated from them. */
export const rules: readonly Rule[] = [
  {
    table: idempotencyRecords,
    what: 'answers to keyed calls, encrypted',
    goes: '48 hours after the full hour of the call; a device repeats a call for 24',
    due: before(idempotencyRecords.createdAt, 2 * DAY),
  },
  {
    table: updates,
    what: 'keyed hashes of the messenger’s updates; their content is deleted when handled',
    goes: '48 hours after arrival, once handled or given up; the messenger repeats for 24',
    due: (now) => and(before(updates.receivedAt, 2 * DAY)(now), or(isNull(updates.body), gte(updates.attempts, MOST_ATTEMPTS))),
  },
  {
    table: limitMarks,
    what: 'uses counted by limits, each a unique keyed hash',
    goes: 'the full hour or day after its window',
    due: before(limitMarks.until, 0),
  },
  {
    table: messengerGifts,
    what: 'Telegram gifts that were bought',
    goes: 'an hour after they were sent',
    due: (now) => and(eq(messengerGifts.state, 'sent'), before(messengerGifts.triedAt, HOUR)(now)),
  },
  {
    table: giftLines,
    what: 'gifts in the messenger’s list of payments',
    goes: 'an hour after purchase, if no gift is pending',
    due: (now) =>
      and(before(giftLines.at, HOUR)(now), sql`NOT EXISTS (SELECT FROM ${messengerGifts} WHERE ${messengerGifts.state} <> 'sent')`),
  },
  {
    table: departures,
    what: 'deleted accounts, as keyed hashes, with the time encrypted',
    goes: 'after two days, when earlier init data has expired',
    due: before(departures.until, 0),
  },
  { table: refundHours, what: 'refunds started in an hour', goes: 'after an hour', due: before(refundHours.hour, HOUR) },
  {
    table: letters,
    what: 'keyed hashes of bot messages that can be replied to',
    goes: '60 days after they were sent',
    due: before(letters.until, 0),
  },
  {
    table: tickets,
    what: 'conversations with operators',
    goes: 'when closed, or after a week without messages',
    due: before(tickets.until, 0),
  },
  {
    table: stops,
    what: 'senders stopped by operators, as keyed hashes',
    goes: 'when the stop ends',
    isOwners: true,
    due: before(stops.until, 0),
  },
  { table: remoteEvents, what: 'failures of remotes, by hour', goes: 'after 30 days', due: before(remoteEvents.hour, 30 * DAY) },
  {
    table: failureReporters,
    what: 'keyed hashes of users whose app reported a failure or start',
    goes: '25 hours after the last report’s full hour',
    due: before(failureReporters.hour, 25 * HOUR),
  },
  {
    table: canaryVerdicts,
    what: 'canaries that were rolled back',
    goes: 'after 30 days',
    due: (now) => and(sql`${canaryVerdicts.isTakenBack}`, before(canaryVerdicts.judgedAt, 30 * DAY)(now)),
  },
];
