import { eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { charges } from '../../kit/db/schema/money.ts';
import { chargeIdOf } from './charge.ts';
import type { Order } from './order.ts';
import { type HeldCharge, holdCharge, moveOrder } from './order-repository.ts';
import type { SellingDeps } from './product.ts';
import { record } from './record.ts';
import { endRefund } from './refund-end.ts';
import { takeUnused } from './unused.ts';
import type { Payment } from './validate.ts';

/**
 * Marks a payment that the messenger says went back, because we asked or for a reason of its own: what was not used of it is taken back,
 * what was not delivered is not. Repeating it does nothing. `messengerChargeId`: the messenger's id of the payment; `payment`: all of it
 * where that is told, since we may not have heard of it yet, and must not deliver then.
 */
export async function noteRefund(deps: SellingDeps, messengerChargeId: string, payment?: Payment): Promise<void> {
  const chargeId = chargeIdOf(deps.config, messengerChargeId);
  const order = await deps.db.app.transaction(async (tx) => {
    if (payment) await record(tx, deps, { ...payment, chargeId: messengerChargeId });
    const held = await holdCharge(tx, deps.config, chargeId);
    if (!held || held.charge.state === 'refunded') return null;
    await takeBack(tx, deps, held);
    await tx.update(charges).set({ state: 'refunding' }).where(eq(charges.id, chargeId));
    return (await endRefund(tx, deps, chargeId, 'refunded')) ?? held.order;
  });
  if (!order) return;
  deps.live.wake();
  deps.live.tellOrder(order.payerId);
}

/** Takes back what was not used, unless that was done when its refund began. */
async function takeBack(tx: Queries, deps: SellingDeps, { charge, order }: HeldCharge): Promise<void> {
  if (!order) return;
  // the messenger had refused: it was given again
  const isHeldAgain = charge.state === 'refund_refused' && charge.isUnusedGone;
  const isDelivered = isOf(charge.state, order) && (await moveOrder(tx, order.id, 'refunding')) && charge.state === 'fulfilled';
  if (isHeldAgain || isDelivered) await takeUnused(tx, deps, charge, order);
}

/** Whether it is the payment that the order took: another of the same order ends nothing. */
function isOf(state: HeldCharge['charge']['state'], order: Order): boolean {
  return state === 'fulfilled' || (state === 'recorded' && order.state === 'paid');
}
