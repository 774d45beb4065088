import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { charges } from '../../kit/db/schema/money.ts';

/**
 * Whether a delivered payment was not refunded in the meantime. Reads without a lock: a row lock leaves the transaction id on the row,
 * which would link a payer to a note.
 */
export async function isStillPaid(queries: Queries, chargeId: string): Promise<boolean> {
  const isDelivered = and(eq(charges.id, chargeId), eq(charges.state, 'fulfilled'));
  return (await queries.select({ id: charges.id }).from(charges).where(isDelivered)).length > 0;
}
