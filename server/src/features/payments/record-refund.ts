import { eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { charges } from '../../kit/db/schema/money.ts';
import { chargeIdOf } from './charge.ts';
import type { Order } from './order.ts';
import { type LockedCharge, lockCharge, moveOrder } from './order-repository.ts';
import type { SellingDeps } from './product.ts';
import { record } from './record.ts';
import { endRefund } from './refund-end.ts';
import { removeUnusedPart } from './unused.ts';
import type { Payment } from './validate.ts';

/**
 * Marks a payment as refunded when the messenger reports a refund, made by us or by Telegram: takes back the unused part and stops an
 * undelivered order. Idempotent. `messengerChargeId` is the messenger's id. `payment` is the whole payment, if known: it may not be
 * recorded yet and must not be delivered then.
 */
export async function recordRefund(deps: SellingDeps, messengerChargeId: string, payment?: Payment): Promise<void> {
  const chargeId = chargeIdOf(deps.config, messengerChargeId);
  const order = await deps.db.app.transaction(async (tx) => {
    if (payment) await record(tx, deps, { ...payment, chargeId: messengerChargeId });
    const locked = await lockCharge(tx, deps.config, chargeId);
    if (!locked || locked.charge.state === 'refunded') return null;
    await removeUnusedOf(tx, deps, locked);
    await tx.update(charges).set({ state: 'refunding' }).where(eq(charges.id, chargeId));
    return (await endRefund(tx, deps, chargeId, 'refunded')) ?? locked.order;
  });
  if (!order) return;
  deps.live.sendSignal();
  deps.live.announceOrderChange(order.payerId);
}

/** Takes back the unused part, unless the start of the refund already did. */
async function removeUnusedOf(tx: Queries, deps: SellingDeps, { charge, order }: LockedCharge): Promise<void> {
  if (!order) return;
  // the refused refund had returned the unused part to the payer
  const isReturned = charge.state === 'refund_refused' && charge.isUnusedGone;
  const isDelivered = isOf(charge.state, order) && (await moveOrder(tx, order.id, 'refunding')) && charge.state === 'fulfilled';
  if (isReturned || isDelivered) await removeUnusedPart(tx, deps, charge, order);
}

/** Whether this is the payment that the order accepted. A second payment of the same order does not end the order. */
function isOf(state: LockedCharge['charge']['state'], order: Order): boolean {
  return state === 'fulfilled' || (state === 'recorded' && order.state === 'paid');
}
