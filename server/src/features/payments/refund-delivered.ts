import type { Queries } from '../../kit/db/database.ts';
import type { Order } from './order.ts';
import { holdCharge, moveOrder } from './order-repository.ts';
import type { SellingDeps } from './product.ts';
import { type GivingBack, giveBack } from './record.ts';
import { takeUnused } from './unused.ts';

/**
 * Sends back, in the caller's transaction, what a delivered order was paid with, and takes back what of it was not used: both once,
 * however often it is called. Gives the order; null when no delivered order has this payment. `chargeId` is ours.
 */
export async function refundDelivered(tx: Queries, deps: SellingDeps, chargeId: string, how: GivingBack = {}): Promise<Order | null> {
  const { charge, order } = (await holdCharge(tx, deps.config, chargeId)) ?? {};
  if (charge?.state !== 'fulfilled' || !order || !(await moveOrder(tx, order.id, 'refunding'))) return null;
  await takeUnused(tx, deps, charge, order);
  await giveBack(tx, chargeId, how);
  return order;
}
