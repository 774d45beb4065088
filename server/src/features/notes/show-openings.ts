import { sql } from 'drizzle-orm';
import type { Pool } from '../../kit/db/database.ts';

/**
 * Shows senders all openings so far, in one transaction. Called by the daily count: a sender who sees an opening at once could compare its
 * time with that of an arriving hidden note and so identify its author.
 */
export async function showOpenings(owner: Pool): Promise<void> {
  await owner.execute(sql`
    UPDATE sealed.senders s SET is_opening_shown = true FROM billet.items i
     WHERE i.id = s.item_id AND i.status = 'opened' AND NOT s.is_opening_shown`);
}
