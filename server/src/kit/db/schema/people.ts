import { PROMPT_KINDS } from '@billet/shared-domain/rules/prompt';
import { bigint, boolean, customType, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Tables of the app and the inbox. Senders are not here: see sealed.ts. */
export const billet = pgSchema('billet');

/** `never`: never started the bot; `active`: the bot may write; `blocked`: the user blocked the bot. */
export const botStates = ['never', 'active', 'blocked'] as const;
export type BotState = (typeof botStates)[number];

/** Everybody with a share code: people who opened the app, and people known to the bot only. */
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
  /** Real time of the last block. Data that Telegram signed before it does not prove the current state. */
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
  /** New people who opened the app through this person's link. */
  invited: integer().notNull().default(0),
  /** The number shown to the person, as of the last count. */
  invitedShown: integer('invited_shown').notNull().default(0),
  /** While true, no new notes are shown: free notes are kept, paid ones rejected. */
  isPaused: boolean('is_paused').notNull().default(false),
  /** As typed by the user, cleaned. */
  mutedWords: text('muted_words').array().notNull().default([]),
  /** The interface language, if the user chose one. */
  language: text(),
  /** Ids of the gifts that the user would like to get, in their order (GFT-07). */
  wishes: text().array().notNull().default([]),
  promptKind: text('prompt_kind', { enum: PROMPT_KINDS }).notNull().default('none'),
  /** Kept while another kind of prompt is chosen; empty if the user wrote none. */
  ownPrompt: text('own_prompt').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** The recipient of all notes that must not be delivered. Telegram ids are positive; ids of deleted accounts are negative. */
export const NOBODY = '00000000-0000-4000-8000-6e6f626f6479';

/** Keyed hashes of people who came through a link. They are not linked to users. */
export const shareVisitors = billet.table('share_visitors', { mark: text().primaryKey() });

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Accounts that were deleted since the oldest accepted init data was signed. */
export const departures = billet.table('departures', {
  mark: bytes().primaryKey(),
  /** Encrypted: see `features/people/departure.ts`. */
  deletedAt: bytes('deleted_at').notNull(),
  /** A whole day. */
  until: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});

/** Keyed hashes of Telegram account and task: each task's reveal is given once. */
export const rewards = billet.table('rewards', { mark: bytes().primaryKey() });

export type UserRow = typeof users.$inferSelect;
