import { eq } from 'drizzle-orm';
import type { Purchase } from '../../kit/db/schema/money.ts';
import { users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { isStillClosed } from '../early-opening/index.ts';
import { acceptsGifts } from '../reach/index.ts';
import { findOrder } from './order-repository.ts';
import { findFault, orderIdOf, type Payment } from './validate.ts';

/** Whether the messenger may take this payment: it fits its order, and the order can still be fulfilled. */
export async function mayBePaid(deps: Pick<Deps, 'db' | 'clock' | 'config'>, payment: Payment): Promise<boolean> {
  const orderId = orderIdOf(payment.payload);
  const order = orderId === null ? null : await findOrder(deps.db.app, orderId);
  if (findFault(order && { ...order, payerId: order.payerTelegramId }, payment) !== null) return false;
  return order?.purchase != null && canArrive(deps, order.payerId, order.purchase);
}

async function canArrive(deps: Pick<Deps, 'db' | 'clock' | 'config'>, payerId: string, purchase: Purchase): Promise<boolean> {
  if (purchase.kind === 'early_reveal') return isStillClosed(purchase.year, deps.clock.now());
  if (purchase.kind !== 'item') return true;
  const [recipient] = await deps.db.app.select().from(users).where(eq(users.id, purchase.recipientId));
  return recipient !== undefined && acceptsGifts(deps, payerId, recipient);
}
