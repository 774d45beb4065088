import { z } from 'zod';
import { MUTED_WORDS_LIMIT } from '../rules/mute.ts';
import { PROMPT_KINDS } from '../rules/prompt.ts';
import { INVITES } from '../rules/tasks.ts';
import { WISHES_LIMIT } from '../rules/wishes.ts';
import { categoryCodeSchema } from './leaderboards.ts';
import { codeParams, codeSchema, modeSchema, timeSchema } from './primitives.ts';

export const telegramSchema = z.object({
  languageCode: z.string().default('ru'),
  firstName: z.string(),
  username: z.string().nullable(),
  photoUrl: z.string().nullable(),
});

/** Ids of the gifts that a user would like to get, in their order (GFT-07). */
const wishesSchema = z
  .array(z.string().max(64))
  .max(WISHES_LIMIT)
  .refine((ids) => new Set(ids).size === ids.length, 'must differ');

export const userSchema = z
  .object({
    valentineCode: codeSchema,
    telegram: telegramSchema,
    mode: modeSchema,
    completedTasks: z.array(z.string()),
    hasMarch8EarlyReveal: z.boolean(),
    /** When a refund ended the early opening: valentines sent before stay openable. Absent without such a refund. */
    earlyRevealEndedAt: timeSchema.optional(),
    availableReveals: z.int().nonnegative(),
    createdAt: timeSchema,
    categoryCode: z.string(),
    categoryRank: z.int().positive().nullable(),
    leaderboardCategory: z.string().nullable(),
    /** The interface language, if the user chose one. */
    language: z.string().nullable(),
    /** While true, received notes are hidden until the user resumes, and paid gifts for them are rejected. */
    isPaused: z.boolean(),
    /** New people who came through the user's link, as of the last daily count, at most as many as the task requires. */
    invited: z.int().min(0).max(INVITES),
    /** Absent if the user chose none. A gift that is no longer sold may be among them. */
    wishes: wishesSchema.optional(),
    /**
     * The user's choice of a prompt (PRM-01). `own` is kept while another kind is chosen; `today` is the prompt of the day in the user's
     * language. Absent from servers without prompts.
     */
    prompt: z.object({ kind: z.enum(PROMPT_KINDS), own: z.string(), today: z.string() }).optional(),
  })
  .meta({ id: 'User' });

/** The public data of a code's owner. */
export const publicProfileSchema = z
  .object({
    telegram: z.object({ firstName: z.string(), photoUrl: z.string().nullable() }),
    isGhostUser: z.boolean(),
    valentineCode: codeSchema,
    mode: modeSchema,
    /** Absent if the user chose none. A gift that is no longer sold may be among them. */
    wishes: wishesSchema.optional(),
    /** A line that invites to write. `language` is that of a prompt of the day, null for the user's own text. Absent without a prompt. */
    prompt: z.object({ text: z.string(), language: z.string().nullable() }).optional(),
  })
  .meta({ id: 'PublicProfile' });

const mutedWordsSchema = z.array(z.string()).max(MUTED_WORDS_LIMIT);

export const profileCalls = {
  /** `version`: number of changes of the profile so far, the second number in the ids of change events. */
  getProfile: { answer: z.object({ user: userSchema, version: z.int().nonnegative().optional() }) },
  /** `language`: of a prompt of the day; English without one or without a catalogue for it. */
  getPublicProfile: {
    params: codeParams,
    query: z.object({
      language: z
        .string()
        .max(16)
        .regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i)
        .optional(),
    }),
    answer: z.object({ user: publicProfileSchema }),
  },
  updateProfile: {
    /**
     * Omitted fields do not change. The muted words are read with `getSafety`. `mute` and `unmute` change the stored words, even if another
     * device changed them in the meantime; `mutedWords` replaces them.
     */
    body: z
      .strictObject({
        mode: modeSchema.optional(),
        /** The leaderboard on which the user is listed; null for none. */
        leaderboardCategory: categoryCodeSchema.nullable().optional(),
        /** The interface language; null for Telegram's. */
        language: z
          .string()
          .regex(/^[a-z]{2,3}$/, 'must be a language code')
          .nullable()
          .optional(),
        paused: z.boolean().optional(),
        mutedWords: mutedWordsSchema.optional(),
        mute: mutedWordsSchema.optional(),
        unmute: mutedWordsSchema.optional(),
        /** Replaces the wishes. `unknown_item` if a gift is not sold. */
        wishes: wishesSchema.optional(),
        /** An own prompt has at most 60 characters. A text that breaks the rules is refused like a message, with the field `prompt`. */
        prompt: z
          .discriminatedUnion('kind', [
            z.strictObject({ kind: z.enum(['none', 'day']) }),
            z.strictObject({ kind: z.literal('own'), own: z.string() }),
          ])
          .optional(),
      })
      .refine((changes) => Object.keys(changes).length > 0, 'must change something'),
    answer: z.object({ user: userSchema }),
  },
};

export type User = z.infer<typeof userSchema>;
export type PublicProfile = z.infer<typeof publicProfileSchema>;
