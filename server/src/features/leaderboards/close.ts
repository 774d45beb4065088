import { PRIZE_RANKS, seasonOf, startOfSeason } from '@billet/shared-domain/rules/season';
import { sql } from 'drizzle-orm';
import { closedSeasons } from '../../kit/db/schema/leaderboards.ts';
import type { Deps } from '../../kit/deps.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { GLOBAL } from './categories.ts';
import { countSeason } from './count.ts';

/** Milliseconds after the end of a season for notes that are still in transit. */
const LAST_COUNTS = 3 * 3_600_000;

/** Stores the winners of the previous season once: everyone on ranks 1 to 3 of a region. Each gets a gift in the inbox. */
export async function closeSeason({ db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>): Promise<void> {
  const now = clock.now();
  const running = seasonOf(now);
  if (now.getTime() < startOfSeason(running).getTime() + LAST_COUNTS) return;
  const season = running - 1;
  await db.owner.transaction(async (tx) => {
    const closed = await tx.insert(closedSeasons).values({ season }).onConflictDoNothing().returning();
    if (closed.length === 0) return;
    await countSeason(tx, season, now);
    const won = await tx
      .execute<{ user_id: string }>(sql`
      INSERT INTO billet.winners (season, category_code, place, user_id)
        SELECT ${season}::int, ranked.listed_in, ranked.place, ranked.user_id
          FROM (SELECT s.listed_in, s.user_id,
                  rank() OVER (PARTITION BY s.listed_in ORDER BY s.score DESC) AS place
                  FROM billet.scores s WHERE s.season = ${season} AND s.listed_in <> ${GLOBAL}) ranked
         WHERE ranked.place <= ${PRIZE_RANKS}
      RETURNING user_id`)
      .then(({ rows }) => rows);
    for (const { user_id } of won) await announceChange(tx, user_id, 'inventory');
  });
  live.sendSignal();
}
