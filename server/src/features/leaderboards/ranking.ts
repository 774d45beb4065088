import type { LeaderboardEntry } from '@billet/shared-domain/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { queryPrepared, type Statement } from '../../kit/db/query-prepared.ts';
import { GLOBAL } from './categories.ts';

/** One leaderboard of one season. */
export interface Board {
  readonly season: number;
  readonly categoryCode: string;
}

export interface RankAndScore {
  readonly rank: number;
  readonly score: number;
}

/** The people listed on a board: globally everyone with a chosen category, in a region those who chose it. */
function isListed({ season, categoryCode }: Board): SQL {
  const where = categoryCode === GLOBAL ? sql`s.listed_in IS NOT NULL` : sql`s.listed_in = ${categoryCode}`;
  return sql`s.season = ${season} AND ${where}`;
}

/** A page of a board, highest score first. Equal scores share a rank; the earlier one is listed first. */
export async function listEntries(
  db: Queries,
  board: Board,
  { limit, offset }: { limit: number; offset: number },
): Promise<LeaderboardEntry[]> {
  const { rows } = await db.execute<{ first_name: string; photo_url: string | null; score: number; rank: number }>(sql`
    SELECT u.first_name, u.photo_url, p.score,
        (SELECT 1 + COALESCE(sum(c.people), 0) FROM billet.score_counts c
          WHERE c.season = ${board.season} AND c.category_code = ${board.categoryCode} AND c.score > p.score)::int AS rank
      FROM (SELECT s.user_id, s.score, s.reached_at FROM billet.scores s WHERE ${isListed(board)}
             ORDER BY s.score DESC, s.reached_at, s.user_id LIMIT ${limit} OFFSET ${offset}) p
      JOIN billet.users u ON u.id = p.user_id
     ORDER BY p.score DESC, p.reached_at, p.user_id`);
  return rows.map(({ first_name, photo_url, score, rank }) => ({ rank, firstName: first_name, photoUrl: photo_url, score }));
}

const OWN_RANK: Statement = {
  name: 'own_rank',
  text: `
  SELECT own.score,
      (SELECT 1 + COALESCE(sum(c.people), 0) FROM billet.score_counts c
        WHERE c.season = $1 AND c.category_code = $3 AND c.score > own.score)::int AS rank
    FROM (SELECT COALESCE(max(s.score), 0) AS score FROM billet.scores s WHERE s.season = $1 AND s.user_id = $2) own`,
};

/** A person's rank on a board. For a person who is not listed, the rank that they would have. */
export async function ownRank(db: Queries, userId: string, { season, categoryCode }: Board): Promise<RankAndScore> {
  const [row] = await queryPrepared<RankAndScore>(db, OWN_RANK, [season, userId, categoryCode]);
  return { rank: row?.rank ?? 1, score: row?.score ?? 0 };
}
