import { bigint, boolean, customType, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What the app and the inbox work with. Who sent what is not here: see sealed.ts. */
export const billet = pgSchema('billet');

/** `never`: never started the bot; `active`: the bot may write; `blocked`: it may not any more. */
export const botStates = ['never', 'active', 'blocked'] as const;
export type BotState = (typeof botStates)[number];

/** Everybody with a share code: those who opened the app and those the bot only heard of. */
export const users = billet.table('users', {
  id: uuid().primaryKey(),
  telegramId: bigint('telegram_id', { mode: 'number' }).notNull().unique(),
  code: text().notNull().unique(),
  firstName: text('first_name').notNull(),
  username: text(),
  photoUrl: text('photo_url'),
  languageCode: text('language_code').notNull().default('ru'),
  isPremium: boolean('is_premium').notNull().default(false),
  mode: text({ enum: ['anonymous', 'valentine'] })
    .notNull()
    .default('anonymous'),
  botState: text('bot_state', { enum: botStates }).notNull().default('never'),
  /** Real time of the last block; what the messenger signed before it says nothing about now. */
  blockedAt: timestamp('blocked_at', { withTimezone: true, mode: 'date' }),
  completedTasks: text('completed_tasks').array().notNull().default([]),
  /** Reveals paid for or earned and not yet spent. */
  availableReveals: integer('available_reveals').notNull().default(0),
  /** The year whose valentines may be opened before 8 March, if that was bought. */
  earlyRevealYear: integer('early_reveal_year'),
  /** Business time of the refund that ended an early opening. */
  earlyRevealEndedAt: timestamp('early_reveal_ended_at', { withTimezone: true, mode: 'date' }),
  categoryCode: text('category_code').notNull().default('global'),
  leaderboardCategory: text('leaderboard_category'),
  /** New people who came by one's link. */
  invited: integer().notNull().default(0),
  /** As many as the person is shown: as of the last count. */
  invitedShown: integer('invited_shown').notNull().default(0),
  /** While true nothing new shows: what is free is kept, what is paid refused. */
  isPaused: boolean('is_paused').notNull().default(false),
  /** As they were typed, cleaned. */
  mutedWords: text('muted_words').array().notNull().default([]),
  /** The interface's language where the person chose one. */
  language: text(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** To whom everything stands that must not arrive. Telegram's ids are above zero, and those of who has left below. */
export const NOBODY = '00000000-0000-4000-8000-6e6f626f6479';

/** Keyed hashes of those who came by a link; they tell nobody apart. */
export const shareVisitors = billet.table('share_visitors', { mark: text().primaryKey() });

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Accounts that were deleted since the oldest init data that is still accepted was signed. */
export const departures = billet.table('departures', {
  mark: bytes().primaryKey(),
  /** Encrypted: see `features/people/departure.ts`. */
  deletedAt: bytes('deleted_at').notNull(),
  /** A whole day. */
  until: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});

/** Keyed hashes of messenger account and task: each task's reveal is given once. */
export const rewards = billet.table('rewards', { mark: bytes().primaryKey() });

export type UserRow = typeof users.$inferSelect;
