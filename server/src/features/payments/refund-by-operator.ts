import { eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { charges } from '../../kit/db/schema/money.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { chargeIdOf } from './charge.ts';
import { type LockedCharge, lockCharge } from './order-repository.ts';
import type { SellingDeps } from './product.ts';
import { startRefund } from './record.ts';
import { refundDelivered } from './refund-delivered.ts';
import { decideOpen } from './refund-request.ts';

export type RefundOutcome = 'started' | 'unknown' | 'refused' | 'failed';

/**
 * Refunds a payment on an operator's command: a fulfilled one with the unused part of its purchase, one that was set aside, or one that
 * waits for the hourly cap. Returns `refused` for a payment still in progress and `failed` for one that the messenger refused to refund.
 * `messengerChargeId` is the id on the payer's receipt.
 */
export async function refundByOperator(deps: SellingDeps, messengerChargeId: string, operatorTelegramId: number): Promise<RefundOutcome> {
  const { db, live, config } = deps;
  const chargeId = chargeIdOf(config, messengerChargeId);
  const { outcome, order } = await db.app.transaction(async (tx) => {
    const locked = await lockCharge(tx, config, chargeId);
    if (!locked) return { outcome: 'unknown' as const, order: null };
    const started = await start(tx, deps, locked);
    if (started === 'started' && locked.order) await decideOpen(tx, locked.order.id, 'approved', operatorTelegramId);
    return { outcome: started, order: locked.order };
  });
  live.sendSignal();
  if (order) live.announceOrderChange(order.payerId);
  return outcome;
}

async function start(tx: Queries, deps: SellingDeps, { charge: { id, state, isRefundAllowed } }: LockedCharge): Promise<RefundOutcome> {
  if (state === 'fulfilled') return (await refundDelivered(tx, deps, id, { isAllowed: true })) ? 'started' : 'refused';
  if (state === 'set_aside') return (await startRefund(tx, id, { isAllowed: true })) ? 'started' : 'refused';
  if (state === 'refunding' && !isRefundAllowed) {
    await tx.update(charges).set({ isRefundAllowed: true }).where(eq(charges.id, id));
    await enqueue(tx, 'refund', { chargeId: id });
    return 'started';
  }
  return state === 'refund_refused' ? 'failed' : 'refused';
}
