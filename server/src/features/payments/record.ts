import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { charges } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { holdOrder, moveOrder } from './order-repository.ts';
import { type Fault, findFault, orderIdOf, type Payment } from './validate.ts';

/** A payment that was made. `chargeId` is the messenger's, and the same whenever it tells of this payment again. */
export interface Charge extends Payment {
  readonly chargeId: string;
}

/**
 * Writes a payment down, once, and with it whether its order takes it: the order is then paid, and `fulfil` follows. What
 * no order takes (a second payment of one invoice, a stranger's, a wrong amount, a cancelled order) goes back.
 */
export async function recordCharge(deps: Pick<Deps, 'db' | 'clock' | 'log'>, charge: Charge): Promise<void> {
  const fault = await deps.db.app.transaction((tx) => record(tx, charge, deps.clock.real()));
  if (fault) deps.log.warn({ chargeId: charge.chargeId, fault }, 'payment goes back');
}

async function record(tx: Queries, charge: Charge, now: Date): Promise<Fault | null> {
  const orderId = orderIdOf(charge.payload);
  const order = orderId === null ? null : await holdOrder(tx, orderId);
  const inserted = await tx
    .insert(charges)
    .values({
      id: charge.chargeId,
      orderId: order?.id ?? null,
      payerTelegramId: charge.payerId,
      amount: charge.amount,
      currency: charge.currency,
      recordedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: charges.id });
  if (inserted.length === 0) return null;
  const fault = findFault(order && { ...order, payerId: order.payerTelegramId }, charge);
  if (fault === null && order && (await moveOrder(tx, order.id, 'paid'))) return null;
  await giveBack(tx, charge.chargeId);
  return fault;
}

/**
 * Sends a payment back that is not on its way back yet: the refund itself is a job, repeated until the messenger confirms
 * it. `isUnusedGone`: what wasn't used of the purchase was taken back, and the payer is told so. False when there was nothing to send.
 */
export async function giveBack(tx: Queries, chargeId: string, isUnusedGone = false): Promise<boolean> {
  const [charge] = await tx
    .update(charges)
    .set({ state: 'refunding', isUnusedGone })
    .where(and(eq(charges.id, chargeId), inArray(charges.state, ['recorded', 'fulfilled'])))
    .returning({ id: charges.id });
  if (charge) await enqueue(tx, 'refund', { chargeId });
  return charge !== undefined;
}
