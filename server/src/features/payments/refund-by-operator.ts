import { eq } from 'drizzle-orm';
import { charges } from '../../kit/db/schema/money.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import type { SellingDeps } from './product.ts';
import { refundDelivered } from './refund-delivered.ts';

export type RefundOutcome = 'started' | 'unknown' | 'refused';

/**
 * Sends a fulfilled payment back because an operator says so, and with it goes what was not used of what it bought. A payment that is
 * still in work ends by itself, fulfilled or refunded, and is refused here.
 */
export async function refundByOperator(deps: SellingDeps, chargeId: string): Promise<RefundOutcome> {
  const outcome = await deps.db.app.transaction(async (tx): Promise<RefundOutcome> => {
    const order = await refundDelivered(tx, deps, chargeId);
    if (order) await announceChange(tx, order.payerId, 'order');
    else if ((await tx.select({ id: charges.id }).from(charges).where(eq(charges.id, chargeId))).length === 0) return 'unknown';
    return order ? 'started' : 'refused';
  });
  deps.live.wake();
  return outcome;
}
