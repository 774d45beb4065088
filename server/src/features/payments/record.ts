import { and, eq, inArray } from 'drizzle-orm';
import { dayOf } from '../../kit/clock.ts';
import type { Queries } from '../../kit/db/database.ts';
import { charges } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { chargeIdOf, sealCharge } from './charge.ts';
import { lockOrder, moveOrder } from './order-repository.ts';
import { type Fault, findFault, orderIdOf, type Payment } from './validate.ts';

/** A completed payment. `chargeId` is the messenger's and identifies the payment in repeated updates. */
export interface Charge extends Payment {
  readonly chargeId: string;
}

type RecordDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config'>;

/**
 * Records a payment once. If its order accepts it, the order becomes `paid` and `fulfil` follows. A payment that its order rejects (second
 * payment, wrong payer, wrong amount, cancelled order) is refunded. A payment of an unknown order is set aside, since this may be the wrong
 * database or an older one. Returns our payment id.
 */
export async function recordCharge(deps: RecordDeps, charge: Charge): Promise<string> {
  const id = chargeIdOf(deps.config, charge.chargeId);
  const fault = await deps.db.app.transaction((tx) => record(tx, deps, charge));
  if (fault)
    deps.log.warn(
      { chargeId: id, fault },
      fault === 'unknown_order' ? 'payment is set aside' : 'payment cannot be delivered and is refunded',
    );
  return id;
}

/**
 * Like `recordCharge`, in the caller's transaction. Returns why the order rejects the payment; null when it accepts it or the payment was
 * already recorded.
 */
export async function record(tx: Queries, { config, clock }: Pick<Deps, 'config' | 'clock'>, charge: Charge): Promise<Fault | null> {
  const id = chargeIdOf(config, charge.chargeId);
  const orderId = orderIdOf(charge.payload);
  const order = orderId === null ? null : await lockOrder(tx, config, orderId);
  const inserted = await tx
    .insert(charges)
    .values({
      id,
      orderId: order?.id ?? null,
      sealed: sealCharge(config, { chargeId: charge.chargeId, payerTelegramId: charge.payerId }),
      amount: charge.amount,
      currency: charge.currency,
      state: order ? 'recorded' : 'set_aside',
      recordedOn: dayOf(clock.real()),
    })
    .onConflictDoNothing()
    .returning({ id: charges.id });
  if (inserted.length === 0) return null;
  const fault = findFault(order && { ...order, payerId: order.payerTelegramId }, charge);
  if (fault === null && order && (await moveOrder(tx, order.id, 'paid'))) return null;
  if (order) await startRefund(tx, id);
  return fault;
}

export interface RefundOptions {
  /** An operator requested the refund, so that the hourly cap does not apply. */
  readonly isAllowed?: boolean;
}

/**
 * Starts a refund unless one is in progress. A job repeats it until the messenger accepts or refuses. Returns false when there was nothing
 * to refund.
 */
export async function startRefund(tx: Queries, chargeId: string, { isAllowed = false }: RefundOptions = {}): Promise<boolean> {
  const [charge] = await tx
    .update(charges)
    .set({ state: 'refunding', isRefundAllowed: isAllowed })
    .where(and(eq(charges.id, chargeId), inArray(charges.state, ['recorded', 'fulfilled', ...(isAllowed ? (['set_aside'] as const) : [])])))
    .returning({ id: charges.id });
  if (charge) await enqueue(tx, 'refund', { chargeId });
  return charge !== undefined;
}
