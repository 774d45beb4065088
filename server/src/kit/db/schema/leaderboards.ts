import { integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { billet, users } from './people.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Each person's score of a season; see features/leaderboards. */
export const scores = billet.table(
  'scores',
  {
    season: integer().notNull(),
    userId: userId(),
    score: integer().notNull(),
    /** Business time at which the score was counted. */
    reachedAt: timestamp('reached_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Null: not listed. A person listed in a region is listed globally too. */
    listedIn: text('listed_in'),
  },
  (table) => [primaryKey({ columns: [table.season, table.userId] })],
);

/** The number of listed people per board and score. */
export const scoreCounts = billet.table(
  'score_counts',
  {
    season: integer().notNull(),
    categoryCode: text('category_code').notNull(),
    score: integer().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.season, table.categoryCode, table.score] })],
);

export const closedSeasons = billet.table('closed_seasons', { season: integer().primaryKey() });

/** The people on ranks 1 to 3 of every region when a season closed; equal scores share a rank. */
export const winners = billet.table(
  'winners',
  {
    season: integer()
      .notNull()
      .references(() => closedSeasons.season),
    categoryCode: text('category_code').notNull(),
    place: integer().notNull(),
    userId: userId(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.season] })],
);

/** The notes of the product team that a person has opened. */
export const openedService = billet.table('opened_service', { userId: userId(), noteId: uuid('item_id').notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.noteId] }),
]);
