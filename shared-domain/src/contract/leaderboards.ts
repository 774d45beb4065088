import { z } from 'zod';
import { limitSchema, skipSchema } from './primitives.ts';

/** `global`, or a country's two letters (ISO 3166-1) as the deployment lists them. */
export const categoryCodeSchema = z.string().regex(/^(?:global|[A-Z]{2})$/, 'must be global or a country code');

export const categorySchema = z
  .object({ categoryCode: categoryCodeSchema, category: z.enum(['global', 'regional']) })
  .meta({ id: 'LeaderboardCategory' });

export const leaderboardEntrySchema = z
  .object({
    rank: z.int().positive(),
    firstName: z.string(),
    photoUrl: z.string().nullable(),
    /** Items received in the running season; never how many people sent them. */
    score: z.int().nonnegative(),
  })
  .meta({ id: 'LeaderboardEntry' });

/** One's own place: also of somebody who isn't listed, who then has the rank that they would have. */
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
