import { seasonOf, startOfSeason } from '@billet/shared-domain/rules/season';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import type { Deps } from '../../kit/deps.ts';
import { showOpenings } from '../notes/index.ts';

const DAY = 24 * 3_600_000;

/**
 * The next time to count scores: the end of the period. Scores are public, and one that rises with a single note would reveal its recipient
 * to a waiting observer.
 */
export function countingTime(now: Date, periodSeconds: number): Date {
  if (periodSeconds === 0) return now;
  const period = periodSeconds * 1000;
  return new Date((Math.floor(now.getTime() / period) + 1) * period);
}

/**
 * The daily count: recomputes all scores, on the first day of a season also those of the previous one, and shows senders which of their
 * notes were opened since the last count (SAF-03). Idempotent.
 */
export async function countScores({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const seasons = new Set([seasonOf(now), seasonOf(new Date(now.getTime() - DAY))]);
  for (const season of seasons) await db.owner.transaction((tx) => countSeason(tx, season, now));
  await showOpenings(db.owner);
}

/**
 * Counts the notes in each inbox, as its owner would on the screen, so that actions on unseen notes (block, pause, operator) do not affect
 * the score. Writes only changed rows, and rebuilds the counts behind the ranks in the same transaction.
 */
export async function countSeason(tx: Queries, season: number, now: Date): Promise<void> {
  const [from, to] = [startOfSeason(season).toISOString(), startOfSeason(season + 1).toISOString()];
  const received = sql`
    SELECT i.recipient_id AS user_id, count(*)::int AS score FROM billet.items i
     WHERE i.placement = 'inbox' AND i.gift ->> 'type' <> 'service'
       AND i.sent_bucket >= ${from}::timestamptz AND i.sent_bucket < ${to}::timestamptz
     GROUP BY i.recipient_id`;
  await tx.execute(sql`SELECT set_config('billet.is_counting', 'yes', true)`);
  await tx.execute(sql`
    DELETE FROM billet.scores s WHERE s.season = ${season}::int AND s.user_id NOT IN (SELECT r.user_id FROM (${received}) r)`);
  await tx.execute(sql`
    INSERT INTO billet.scores AS s (season, user_id, score, reached_at, listed_in)
      SELECT ${season}::int, u.id, r.score, ${now.toISOString()}::timestamptz, u.leaderboard_category
        FROM (${received}) r
        JOIN billet.users u ON u.id = r.user_id
        LEFT JOIN billet.scores old ON old.season = ${season}::int AND old.user_id = u.id
       WHERE old.score IS DISTINCT FROM r.score
       ORDER BY u.id
      ON CONFLICT (season, user_id) DO UPDATE SET score = excluded.score, reached_at = excluded.reached_at`);
  await tx.execute(sql`SELECT billet.rebuild_score_counts(${season}::int)`);
}
