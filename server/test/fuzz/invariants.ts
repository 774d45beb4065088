import { sql } from 'drizzle-orm';
import type { World } from '../harness.ts';

/** Violated invariants of the books; empty if there are none. */
export async function brokenInvariants({ deps }: Pick<World, 'deps'>): Promise<string[]> {
  const {
    rows: [row = {}],
  } = await deps.db.owner.execute<Record<string, number>>(sql`SELECT
    (SELECT count(*)::int FROM (SELECT u.id FROM billet.users u LEFT JOIN money.reveal_ledger l ON l.user_id = u.id
      GROUP BY u.id HAVING u.available_reveals <> coalesce(sum(l.change), 0) OR u.available_reveals < 0) x) AS "people whose reveals don't add up",
    (SELECT count(*)::int FROM money.orders o WHERE (o.state = 'fulfilled')
      <> ((SELECT count(*) FROM money.charges c WHERE c.order_id = o.id AND c.state = 'fulfilled') = 1)) AS "orders that don't agree with their payments",
    (SELECT count(*)::int FROM money.charges c JOIN money.orders o ON o.id = c.order_id
      WHERE c.state = 'fulfilled' AND (c.amount <> o.amount OR c.currency <> 'XTR')) AS "payments kept that don't fit",
    (SELECT count(*)::int FROM money.charges WHERE state = 'recorded') AS "payments left in work",
    (SELECT count(*)::int FROM money.orders WHERE state = 'paid') AS "orders left in work"`);
  return Object.entries(row).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]));
}
