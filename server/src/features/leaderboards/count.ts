import { seasonOf, startOfSeason } from '@billet/shared-domain/rules/season';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../kit/deps.ts';

const DAY = 24 * 3_600_000;

/**
 * When a score that changed now is counted: at the next whole period. Strangers see scores, and a score that rose the
 * moment somebody was seen sending would tell them to whom.
 */
export function countingTime(now: Date, periodSeconds: number): Date {
  if (periodSeconds === 0) return now;
  const period = periodSeconds * 1000;
  return new Date((Math.floor(now.getTime() / period) + 1) * period);
}

/** Counts anew what a person has received; on a season's first day the season before too. Repeating it changes nothing. */
export async function countScore({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  const now = clock.now();
  const seasons = new Set([seasonOf(now), seasonOf(new Date(now.getTime() - DAY))]);
  for (const season of seasons) {
    const [from, to] = [startOfSeason(season).toISOString(), startOfSeason(season + 1).toISOString()];
    await db.owner.execute(sql`
      INSERT INTO billet.scores AS s (season, user_id, score, reached_at, listed_in)
        SELECT ${season}::int, u.id, received.score, ${now.toISOString()}::timestamptz, u.leaderboard_category
          FROM billet.users u, LATERAL (
            SELECT count(*) AS score FROM billet.items i
             WHERE i.recipient_id = u.id AND i.is_arrived AND i.gift ->> 'type' <> 'service'
               AND i.sent_bucket >= ${from}::timestamptz AND i.sent_bucket < ${to}::timestamptz
          ) received
         WHERE u.id = ${userId} AND received.score > 0
        ON CONFLICT (season, user_id) DO UPDATE SET score = excluded.score, reached_at = excluded.reached_at
         WHERE s.score <> excluded.score`);
  }
}
