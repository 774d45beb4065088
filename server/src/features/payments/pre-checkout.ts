import { findOrder } from './order-repository.ts';
import type { SellingDeps } from './product.ts';
import { findFault, orderIdOf, type Payment } from './validate.ts';

/** Whether to approve a pre-checkout query: the payment matches its order, and the order can still be fulfilled. */
export async function mayBePaid(deps: SellingDeps, payment: Payment): Promise<boolean> {
  const orderId = orderIdOf(payment.payload);
  const order = orderId === null ? null : await findOrder(deps.db.app, deps.config, orderId);
  if (findFault(order && { ...order, payerId: order.payerTelegramId }, payment) !== null) return false;
  return order?.purchase != null && deps.products[order.kind].canStillDeliver(deps, order);
}
