import { and, eq, inArray } from 'drizzle-orm';
import { dayOf } from '../../kit/clock.ts';
import type { Queries } from '../../kit/db/database.ts';
import { charges } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { chargeIdOf, sealCharge } from './charge.ts';
import { holdOrder, moveOrder } from './order-repository.ts';
import { type Fault, findFault, orderIdOf, type Payment } from './validate.ts';

/** A payment that was made. `chargeId` is the messenger's, and the same whenever it tells of this payment again. */
export interface Charge extends Payment {
  readonly chargeId: string;
}

type RecordDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config'>;

/**
 * Writes a payment down, once, and with it whether its order takes it: the order is then paid, and `fulfil` follows. What
 * no order takes (a second payment of one invoice, a stranger's, a wrong amount, a cancelled order) goes back. One of an order that we
 * don't know is set aside: this may be the wrong database, or an older one. Gives our id of it.
 */
export async function recordCharge(deps: RecordDeps, charge: Charge): Promise<string> {
  const id = chargeIdOf(deps.config, charge.chargeId);
  const fault = await deps.db.app.transaction((tx) => record(tx, deps, charge));
  if (fault) deps.log.warn({ chargeId: id, fault }, fault === 'unknown_order' ? 'payment is set aside' : 'payment goes back');
  return id;
}

/** The same in the caller's transaction. Gives why no order takes it; null when one does, or when it was written down before. */
export async function record(tx: Queries, { config, clock }: Pick<Deps, 'config' | 'clock'>, charge: Charge): Promise<Fault | null> {
  const id = chargeIdOf(config, charge.chargeId);
  const orderId = orderIdOf(charge.payload);
  const order = orderId === null ? null : await holdOrder(tx, config, orderId);
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
  if (order) await giveBack(tx, id);
  return fault;
}

export interface GivingBack {
  /** An operator asked for it: no hour's limit holds it up. */
  readonly isAllowed?: boolean;
}

/**
 * Sends a payment back that is not on its way back yet: the refund itself is a job, repeated until the messenger has said yes or no.
 * False when there was nothing to send.
 */
export async function giveBack(tx: Queries, chargeId: string, { isAllowed = false }: GivingBack = {}): Promise<boolean> {
  const [charge] = await tx
    .update(charges)
    .set({ state: 'refunding', isRefundAllowed: isAllowed })
    .where(and(eq(charges.id, chargeId), inArray(charges.state, ['recorded', 'fulfilled', ...(isAllowed ? (['set_aside'] as const) : [])])))
    .returning({ id: charges.id });
  if (charge) await enqueue(tx, 'refund', { chargeId });
  return charge !== undefined;
}
