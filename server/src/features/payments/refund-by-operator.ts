import { eq } from 'drizzle-orm';
import { charges } from '../../kit/db/schema/money.ts';
import { chargeIdOf } from './charge.ts';
import type { SellingDeps } from './product.ts';
import { refundDelivered } from './refund-delivered.ts';

export type RefundOutcome = 'started' | 'unknown' | 'refused';

/**
 * Sends a fulfilled payment back because an operator says so, and with it goes what was not used of what it bought. A payment that is
 * still in work ends by itself, fulfilled or refunded, and is refused here. `messengerChargeId`: as the payer's receipt shows it.
 */
export async function refundByOperator(deps: SellingDeps, messengerChargeId: string): Promise<RefundOutcome> {
  const { db, live, config } = deps;
  const chargeId = chargeIdOf(config, messengerChargeId);
  const order = await db.app.transaction((tx) => refundDelivered(tx, deps, chargeId));
  live.wake();
  if (order) live.tellOrder(order.payerId);
  if (order) return 'started';
  const known = await db.app.select({ id: charges.id }).from(charges).where(eq(charges.id, chargeId));
  return known.length === 0 ? 'unknown' : 'refused';
}
