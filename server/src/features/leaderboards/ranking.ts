import type { LeaderboardEntry } from '@billet/shared-domain/contract';
import { type SQL, sql } from 'drizzle-orm';
import { ask } from '../../kit/db/ask.ts';
import type { Queries } from '../../kit/db/database.ts';
import { GLOBAL } from './categories.ts';

/** One leaderboard of one season. */
export interface Board {
  readonly season: number;
  readonly categoryCode: string;
}

export interface Standing {
  readonly rank: number;
  readonly score: number;
}

/** Who is listed on a board: globally everybody who chose a category, in a region those who chose it. */
function isListed({ season, categoryCode }: Board): SQL {
  const where = categoryCode === GLOBAL ? sql`s.listed_in IS NOT NULL` : sql`s.listed_in = ${categoryCode}`;
  return sql`s.season = ${season} AND ${where}`;
}

/** A page of a board: the most received first, among equals who had it earlier. */
export async function listEntries(
  db: Queries,
  board: Board,
  { limit, offset }: { limit: number; offset: number },
): Promise<LeaderboardEntry[]> {
  const rows = await db.execute<{ first_name: string; photo_url: string | null; score: number }>(sql`
    SELECT u.first_name, u.photo_url, p.score
      FROM (SELECT s.user_id, s.score, s.reached_at FROM billet.scores s WHERE ${isListed(board)}
             ORDER BY s.score DESC, s.reached_at, s.user_id LIMIT ${limit} OFFSET ${offset}) p
      JOIN billet.users u ON u.id = p.user_id
     ORDER BY p.score DESC, p.reached_at, p.user_id`);
  return rows.map(({ first_name, photo_url, score }, index) => ({
    rank: offset + index + 1,
    firstName: first_name,
    photoUrl: photo_url,
    score,
  }));
}

const ownPlace = (isListed: string) => `
  WITH own AS (
    SELECT COALESCE(max(s.score), 0) AS score, COALESCE(max(s.reached_at), 'infinity') AS reached_at
      FROM billet.scores s WHERE s.season = $1 AND s.user_id = $2
  ), step AS (
    SELECT t.reached_at, t.user_id FROM billet.score_steps t, own
     WHERE t.season = $1 AND t.category_code = $3 AND t.score = own.score AND (t.reached_at, t.user_id) <= (own.reached_at, $2)
     ORDER BY t.reached_at DESC, t.user_id DESC LIMIT 1
  )
  SELECT own.score, 1
      + (SELECT COALESCE(sum(t.people), 0) FROM billet.score_steps t WHERE t.season = $1 AND t.category_code = $3 AND t.score > own.score)::int
      + (SELECT COALESCE(sum(t.people), 0) FROM billet.score_steps t, step
          WHERE t.season = $1 AND t.category_code = $3 AND t.score = own.score AND (t.reached_at, t.user_id) < (step.reached_at, step.user_id))::int
      + (SELECT count(*) FROM billet.scores s, step
          WHERE s.season = $1 AND ${isListed} AND s.score = own.score AND (s.reached_at, s.user_id) >= (step.reached_at, step.user_id)
            AND (s.reached_at, s.user_id) < (own.reached_at, $2))::int AS rank
    FROM own`;
const OWN_PLACE = ownPlace('s.listed_in IS NOT NULL');
const OWN_PLACE_IN_REGION = ownPlace('s.listed_in = $3');

/**
 * A person's place on a board; whoever isn't listed gets the place that they would have. Those with more are counted by the steps of the
 * board, those with as many by steps too, and of the person's own step at most a thousand one by one.
 */
export async function ownStanding(db: Queries, userId: string, { season, categoryCode }: Board): Promise<Standing> {
  const [row] = await ask<Standing>(db, categoryCode === GLOBAL ? OWN_PLACE : OWN_PLACE_IN_REGION, [season, userId, categoryCode]);
  return { rank: row?.rank ?? 1, score: row?.score ?? 0 };
}
