import { sql } from 'drizzle-orm';
import type { Pool } from '../../kit/db/database.ts';

/**
 * Lets senders see all openings up to now, in one transaction. The daily count calls it: a sender who saw an opening at its moment
 * could compare it with the moment at which a hidden note arrives, and would know who is writing.
 */
export async function showOpenings(owner: Pool): Promise<void> {
  await owner.execute(sql`
    UPDATE sealed.senders s SET is_opening_shown = true FROM billet.items i
     WHERE i.id = s.item_id AND i.status = 'opened' AND NOT s.is_opening_shown`);
}
