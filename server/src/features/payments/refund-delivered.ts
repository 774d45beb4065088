import type { Queries } from '../../kit/db/database.ts';
import type { Order } from './order.ts';
import { lockCharge, moveOrder } from './order-repository.ts';
import type { SellingDeps } from './product.ts';
import { type RefundOptions, startRefund } from './record.ts';
import { removeUnusedPart } from './unused.ts';

/**
 * Starts the refund of a delivered order and takes back the unused part, in the caller's transaction. Idempotent. Returns the order, or
 * null when no delivered order has this payment. `chargeId` is our id.
 */
export async function refundDelivered(tx: Queries, deps: SellingDeps, chargeId: string, how: RefundOptions = {}): Promise<Order | null> {
  const { charge, order } = (await lockCharge(tx, deps.config, chargeId)) ?? {};
  if (charge?.state !== 'fulfilled' || !order || !(await moveOrder(tx, order.id, 'refunding'))) return null;
  await removeUnusedPart(tx, deps, charge, order);
  await startRefund(tx, chargeId, how);
  return order;
}
