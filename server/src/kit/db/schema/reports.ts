import { bigint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { notes } from './notes.ts';
import { billet } from './people.ts';

export const reportReasons = ['insult', 'threat', 'sexual', 'spam', 'minor', 'other'] as const;
export const verdictActs = ['keep', 'remove', 'stop_week', 'stop_month'] as const;
export type VerdictAct = (typeof verdictActs)[number];

/** Reports of recipients, one per note. */
export const reports = billet.table('reports', {
  noteId: uuid('item_id')
    .primaryKey()
    .references(() => notes.id, { onDelete: 'cascade' }),
  reason: text({ enum: reportReasons }).notNull(),
  /** Text added by the recipient. May be empty. */
  text: text().notNull(),
  state: text({ enum: ['open', 'settled'] })
    .notNull()
    .default('open'),
  reportedAt: timestamp('reported_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** The complete, immutable record of operators' decisions about reports, one per report. Only `sealed.settle_report` writes it. */
export const verdicts = billet.table('verdicts', {
  noteId: uuid('item_id')
    .primaryKey()
    .references(() => notes.id, { onDelete: 'cascade' }),
  operatorTelegramId: bigint('operator_telegram_id', { mode: 'number' }).notNull(),
  act: text({ enum: verdictActs }).notNull(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
