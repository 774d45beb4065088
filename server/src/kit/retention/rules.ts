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
export const MAX_ATTEMPTS = 10;

/** A table whose rows are deleted by age. */
export interface Rule {
  readonly table: PgTable;
  /** The meaning of a row and the time of its deletion, as texts for the docs. */
  readonly content: string;
  readonly deletion: string;
  /** Deleted by the owner, because the app's login has no right to. */
  readonly needsOwner?: boolean;
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
    content: 'answers to keyed calls, encrypted',
    deletion: '48 hours after the full hour of the call; a device repeats a call for 24',
    due: before(idempotencyRecords.createdAt, 2 * DAY),
  },
  {
    table: updates,
    content: 'keyed hashes of the messenger’s updates; their content is deleted when handled',
    deletion: '48 hours after arrival, once handled or given up; the messenger repeats for 24',
    due: (now) => and(before(updates.receivedAt, 2 * DAY)(now), or(isNull(updates.body), gte(updates.attempts, MAX_ATTEMPTS))),
  },
  {
    table: limitMarks,
    content: 'uses counted by limits, each a unique keyed hash',
    deletion: 'the full hour or day after its window',
    due: before(limitMarks.until, 0),
  },
  {
    table: messengerGifts,
    content: 'Telegram gifts that were bought',
    deletion: 'an hour after they were sent',
    due: (now) => and(eq(messengerGifts.state, 'sent'), before(messengerGifts.triedAt, HOUR)(now)),
  },
  {
    table: giftLines,
    content: 'gifts in the messenger’s list of payments',
    deletion: 'an hour after purchase, if no gift is pending',
    due: (now) =>
      and(before(giftLines.at, HOUR)(now), sql`NOT EXISTS (SELECT FROM ${messengerGifts} WHERE ${messengerGifts.state} <> 'sent')`),
  },
  {
    table: departures,
    content: 'deleted accounts, as keyed hashes, with the time encrypted',
    deletion: 'after two days, when earlier init data has expired',
    due: before(departures.until, 0),
  },
  { table: refundHours, content: 'refunds started in an hour', deletion: 'after an hour', due: before(refundHours.hour, HOUR) },
  {
    table: letters,
    content: 'keyed hashes of bot messages that can be replied to',
    deletion: '60 days after they were sent',
    due: before(letters.until, 0),
  },
  {
    table: tickets,
    content: 'conversations with operators',
    deletion: 'when closed, or after a week without messages',
    due: before(tickets.until, 0),
  },
  {
    table: stops,
    content: 'senders stopped by operators, as keyed hashes',
    deletion: 'when the stop ends',
    needsOwner: true,
    due: before(stops.until, 0),
  },
  { table: remoteEvents, content: 'failures of remotes, by hour', deletion: 'after 30 days', due: before(remoteEvents.hour, 30 * DAY) },
  {
    table: failureReporters,
    content: 'keyed hashes of users whose app reported a failure or start',
    deletion: '25 hours after the last report’s full hour',
    due: before(failureReporters.hour, 25 * HOUR),
  },
  {
    table: canaryVerdicts,
    content: 'canaries that were rolled back',
    deletion: 'after 30 days',
    due: (now) => and(sql`${canaryVerdicts.isTakenBack}`, before(canaryVerdicts.judgedAt, 30 * DAY)(now)),
  },
];
