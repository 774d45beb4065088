import { integer, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { billet, users } from './people.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** How much everybody received in a season; see features/leaderboards. */
export const scores = billet.table(
  'scores',
  {
    season: integer().notNull(),
    userId: userId(),
    score: integer().notNull(),
    /** Business time at which the score was counted. */
    reachedAt: timestamp('reached_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Null: listed nowhere. A region is listed there and globally. */
    listedIn: text('listed_in'),
  },
  (table) => [primaryKey({ columns: [table.season, table.userId] })],
);

/**
 * How many stand on a board with a score, at most a thousand a step when they are counted; the first of a step is its key. Who is in none
 * is listed nowhere.
 */
export const scoreSteps = billet.table(
  'score_steps',
  {
    season: integer().notNull(),
    categoryCode: text('category_code').notNull(),
    score: integer().notNull(),
    reachedAt: timestamp('reached_at', { withTimezone: true, mode: 'date' }).notNull(),
    userId: uuid('user_id').notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.season, table.categoryCode, table.score, table.reachedAt, table.userId] })],
);

export const closedSeasons = billet.table('closed_seasons', { season: integer().primaryKey() });

/** The first ranks of every region when a season closed. */
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
  (table) => [primaryKey({ columns: [table.season, table.categoryCode, table.place] }), unique().on(table.userId, table.season)],
);

/** Which of the product team's notes a person has opened. */
export const openedService = billet.table('opened_service', { userId: userId(), noteId: uuid('item_id').notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.noteId] }),
]);
