import { eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { charges } from '../../kit/db/schema/money.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import type { Order } from './order.ts';
import { lockCharge, moveOrder } from './order-repository.ts';
import { CannotDeliver, type SellingDeps } from './product.ts';
import { startRefund } from './record.ts';

/** Failed deliveries after which the Stars are refunded. At the interval of the reconciliation, that is within 15 minutes. */
const MAX_ATTEMPTS = 4;
/** Milliseconds until the first retry, since most failures are short. The reconciliation makes the later ones. */
const FIRST_RETRY_DELAY_MS = 2_000;

/**
 * Delivers a recorded payment's order and marks both as fulfilled, in one transaction. Idempotent. Refunds an order that cannot be
 * delivered. `chargeId` is our id.
 */
export async function fulfil(deps: SellingDeps, chargeId: string): Promise<void> {
  const order = await deps.db.app
    .transaction((tx) => fulfilOnce(tx, deps, chargeId))
    .catch((error: unknown) => countFailure(deps, chargeId, error));
  if (order === null) return;
  deps.live.announceOrderChange(order.payerId);
  deps.live.sendSignal();
}

async function fulfilOnce(tx: Queries, deps: SellingDeps, chargeId: string): Promise<Order | null> {
  const { charge, order } = (await lockCharge(tx, deps.config, chargeId)) ?? {};
  if (charge?.state !== 'recorded' || order?.state !== 'paid' || order.purchase === null) return null;
  await deps.products[order.kind].deliver(tx, deps, order, chargeId);
  await moveOrder(tx, order.id, 'fulfilled');
  await tx.update(charges).set({ state: 'fulfilled' }).where(eq(charges.id, chargeId));
  return { ...order, state: 'fulfilled' };
}

async function countFailure(deps: SellingDeps, chargeId: string, error: unknown): Promise<Order | null> {
  deps.log.error({ err: error, chargeId }, 'paid order could not be fulfilled');
  return deps.db.app.transaction(async (tx) => {
    const { charge, order } = (await lockCharge(tx, deps.config, chargeId)) ?? {};
    if (charge?.state !== 'recorded' || !order) return null;
    const attempts = charge.attempts + 1;
    await tx.update(charges).set({ attempts }).where(eq(charges.id, chargeId));
    if (!(error instanceof CannotDeliver) && attempts < MAX_ATTEMPTS) {
      // A job for this payment only: a retry of all payments would use up the attempts of the others
      if (attempts === 1) await enqueue(tx, 'fulfil', { chargeId }, new Date(Date.now() + FIRST_RETRY_DELAY_MS));
      return null;
    }
    await moveOrder(tx, order.id, 'refunding');
    await startRefund(tx, chargeId);
    return order;
  });
}
