import { z } from 'zod';
import { MUTED_WORDS_LIMIT } from '../rules/mute.ts';
import { INVITES } from '../rules/tasks.ts';
import { categoryCodeSchema } from './leaderboards.ts';
import { codeParams, codeSchema, modeSchema, timeSchema } from './primitives.ts';

export const telegramSchema = z.object({
  languageCode: z.string().default('ru'),
  firstName: z.string(),
  username: z.string().nullable(),
  photoUrl: z.string().nullable(),
});

export const userSchema = z
  .object({
    valentineCode: codeSchema,
    telegram: telegramSchema,
    mode: modeSchema,
    completedTasks: z.array(z.string()),
    hasMarch8EarlyReveal: z.boolean(),
    /** When a refund ended the early opening: what was sent until then stays open. Absent without such a refund. */
    earlyRevealEndedAt: timeSchema.optional(),
    availableReveals: z.int().nonnegative(),
    createdAt: timeSchema,
    categoryCode: z.string(),
    categoryRank: z.int().positive().nullable(),
    leaderboardCategory: z.string().nullable(),
    /** The interface's language where the person chose one. */
    language: z.string().nullable(),
    /** Nothing that is sent shows until the person resumes, and nothing paid is taken for them. */
    isPaused: z.boolean(),
    /** New people who came by one's link, as of the last daily count, and no more than the task asks for. */
    invited: z.int().min(0).max(INVITES),
  })
  .meta({ id: 'User' });

/** What anybody may know about the owner of a code; nothing else leaves. */
export const publicProfileSchema = z
  .object({
    telegram: z.object({ firstName: z.string(), photoUrl: z.string().nullable() }),
    isGhostUser: z.boolean(),
    valentineCode: codeSchema,
    mode: modeSchema,
  })
  .meta({ id: 'PublicProfile' });

const mutedWordsSchema = z.array(z.string()).max(MUTED_WORDS_LIMIT);

export const profileCalls = {
  /** `version`: how often the profile had changed by then, the second number in the ids of change events. */
  getProfile: { answer: z.object({ user: userSchema, version: z.int().nonnegative().optional() }) },
  getPublicProfile: { params: codeParams, answer: z.object({ user: publicProfileSchema }) },
  updateProfile: {
    /**
     * What isn't given stays. The muted words are read with `getSafety`. `mute` and `unmute` change the words that
     * stand there, whatever another device made of them meanwhile; `mutedWords` puts others in their place.
     */
    body: z
      .strictObject({
        mode: modeSchema.optional(),
        /** Where one is listed; null lists one nowhere. */
        leaderboardCategory: categoryCodeSchema.nullable().optional(),
        /** Of the interface; null goes back to the messenger's. */
        language: z
          .string()
          .regex(/^[a-z]{2,3}$/, 'must be a language code')
          .nullable()
          .optional(),
        paused: z.boolean().optional(),
        mutedWords: mutedWordsSchema.optional(),
        mute: mutedWordsSchema.optional(),
        unmute: mutedWordsSchema.optional(),
      })
      .refine((changes) => Object.keys(changes).length > 0, 'must change something'),
    answer: z.object({ user: userSchema }),
  },
};

export type User = z.infer<typeof userSchema>;
export type PublicProfile = z.infer<typeof publicProfileSchema>;
