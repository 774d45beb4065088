import { z } from 'zod';
import { limitSchema, skipSchema } from './primitives.ts';

/** `global`, or one of the deployment's countries as two letters (ISO 3166-1). */
export const categoryCodeSchema = z.string().regex(/^(?:global|[A-Z]{2})$/, 'must be global or a country code');

export const categorySchema = z
  .object({ categoryCode: categoryCodeSchema, category: z.enum(['global', 'regional']) })
  .meta({ id: 'LeaderboardCategory' });

export const leaderboardEntrySchema = z
  .object({
    rank: z.int().positive(),
    firstName: z.string(),
    photoUrl: z.string().nullable(),
    /** Items received in the current season; never the number of senders. */
    score: z.int().nonnegative(),
  })
  .meta({ id: 'LeaderboardEntry' });

/** The caller's own entry. For a caller who is not listed, the rank that they would have. */
export const ownEntrySchema = leaderboardEntrySchema.extend({ isListed: z.boolean() }).meta({ id: 'OwnLeaderboardEntry' });

export const leaderboardSchema = z
  .object({
    categoryCode: categoryCodeSchema,
    /** The year, in Moscow. */
    season: z.int().positive(),
    entries: z.array(leaderboardEntrySchema),
    me: ownEntrySchema,
  })
  .meta({ id: 'Leaderboard' });

const query = z.strictObject({ limit: limitSchema(10), offset: skipSchema });

export const leaderboardsCalls = {
  getLeaderboards: { query, answer: leaderboardSchema.extend({ categories: z.array(categorySchema) }) },
  getLeaderboard: { params: z.object({ categoryCode: categoryCodeSchema }), query, answer: leaderboardSchema },
};

export type Leaderboard = z.infer<typeof leaderboardSchema>;
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;
export type OwnLeaderboardEntry = z.infer<typeof ownEntrySchema>;
export type LeaderboardCategory = z.infer<typeof categorySchema>;
