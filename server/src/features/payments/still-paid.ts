import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { charges } from '../../kit/db/schema/money.ts';

/**
 * Whether a delivered payment is still ours: an operator may have sent it back meanwhile. Its row isn't locked, as a lock leaves the
 * transaction's id on it, and that would tie a payer to a note.
 */
export async function isStillPaid(queries: Queries, chargeId: string): Promise<boolean> {
  const isDelivered = and(eq(charges.id, chargeId), eq(charges.state, 'fulfilled'));
  return (await queries.select({ id: charges.id }).from(charges).where(isDelivered)).length > 0;
}
