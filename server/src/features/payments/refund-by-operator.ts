import { eq } from 'drizzle-orm';
import { charges } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { findOrder, moveOrder } from './order-repository.ts';
import { giveBack } from './record.ts';

export type RefundOutcome = 'started' | 'unknown' | 'refused';

/**
 * Sends a fulfilled payment back because an operator says so; what it delivered stays. A payment that is still in work ends
 * by itself, fulfilled or refunded, and is refused here.
 */
export async function refundByOperator({ db, live }: Pick<Deps, 'db' | 'live'>, chargeId: string): Promise<RefundOutcome> {
  const outcome = await db.app.transaction(async (tx): Promise<RefundOutcome> => {
    const [charge] = await tx.select().from(charges).where(eq(charges.id, chargeId)).for('update');
    if (!charge) return 'unknown';
    if (charge.state !== 'fulfilled' || charge.orderId === null) return 'refused';
    await giveBack(tx, chargeId);
    await moveOrder(tx, charge.orderId, 'refunding');
    const order = await findOrder(tx, charge.orderId);
    if (order) await announceChange(tx, order.payerId, 'order');
    return 'started';
  });
  live.wake();
  return outcome;
}
