import { eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { charges } from '../../kit/db/schema/money.ts';
import { chargeIdOf } from './charge.ts';
import type { Order } from './order.ts';
import { type HeldCharge, holdCharge, moveOrder } from './order-repository.ts';
import type { SellingDeps } from './product.ts';
import { endRefund } from './refund-end.ts';

/**
 * Marks a payment that the messenger says went back, because we asked or for a reason of its own: what was not used of it is taken back,
 * what was not delivered is not. Repeating it does nothing. `messengerChargeId`: the messenger's id of the payment.
 */
export async function noteRefund(deps: SellingDeps, messengerChargeId: string): Promise<void> {
  const chargeId = chargeIdOf(deps.config, messengerChargeId);
  const order = await deps.db.app.transaction(async (tx) => {
    const held = await holdCharge(tx, deps.config, chargeId);
    if (!held || held.charge.state === 'refunded') return null;
    const isUnusedGone = await takeBack(tx, deps, held);
    await tx.update(charges).set({ state: 'refunding', isUnusedGone }).where(eq(charges.id, chargeId));
    return (await endRefund(tx, deps, chargeId, 'refunded')) ?? held.order;
  });
  if (!order) return;
  deps.live.wake();
  deps.live.tellOrder(order.payerId);
}

/** Whether something unused was taken back, now or when its refund began. */
async function takeBack(tx: Queries, deps: SellingDeps, { charge, order }: HeldCharge): Promise<boolean> {
  if (!order || !isOf(charge.state, order)) return charge.isUnusedGone;
  const wasDelivered = charge.state === 'fulfilled';
  if (!(await moveOrder(tx, order.id, 'refunding')) || !wasDelivered) return charge.isUnusedGone;
  return deps.products[order.kind].takeBack(tx, deps, order);
}

/** Whether it is the payment that the order took: another of the same order ends nothing. */
function isOf(state: HeldCharge['charge']['state'], order: Order): boolean {
  return state === 'fulfilled' || (state === 'recorded' && order.state === 'paid');
}
