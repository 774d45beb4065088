import type { Answer, PurchaseReceipt } from '@billet/shared-domain/contract';
import { dayOf } from '../../kit/clock.ts';
import { anyOf } from '../../kit/db/any-of.ts';
import { refundRequests } from '../../kit/db/schema/money.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { notifyOperators } from '../bot-messages/index.ts';
import type { Order } from './order.ts';
import { findOrder, ordersOf } from './order-repository.ts';
import type { SellingDeps } from './product.ts';
import { describeRequest } from './refund-request.ts';

/** Days after the day of purchase within which a refund can be requested, by the real clock. */
const REFUND_WINDOW_DAYS = 21;
const DAY = 24 * 3_600_000;

type ReceiptDeps = Pick<Deps, 'db' | 'config' | 'clock'>;

/** A person's receipts, newest first. */
export async function listPurchases(
  deps: ReceiptDeps,
  payerId: string,
  window: { readonly limit: number; readonly skip: number },
): Promise<Answer<'getPurchases'>> {
  const { total, orders } = await ordersOf(deps.db.app, deps.config, payerId, window);
  const requested = await requestedOf(deps, orders);
  const purchases = orders.map((order) => present(deps, order, requested.get(order.id)));
  return { purchases, pagination: { total, ...window } };
}

type Request = Pick<typeof refundRequests.$inferSelect, 'decision'>;

/** The refund requests of these orders, by order id. */
async function requestedOf({ db }: ReceiptDeps, orders: readonly Order[]): Promise<ReadonlyMap<string, Request>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const rows = await db.app.select().from(refundRequests).where(anyOf(refundRequests.orderId, ids));
  return new Map(rows.map((request) => [request.orderId, request]));
}

function present({ clock }: Pick<Deps, 'clock'>, order: Order, request: Request | undefined): PurchaseReceipt {
  const isRefundRequested = request !== undefined;
  const { id, kind, state, amount, bought, madeOn } = order;
  const madeAt = new Date(madeOn);
  const isRecent = new Date(dayOf(clock.real())).getTime() - madeAt.getTime() <= REFUND_WINDOW_DAYS * DAY;
  return {
    id,
    kind,
    state,
    amount,
    bought,
    createdAt: madeAt.toISOString(),
    isRefundRequested,
    refundDecision: request?.decision ?? null,
    canRequestRefund: state === 'fulfilled' && !isRefundRequested && isRecent,
  };
}

/**
 * Records a payer's refund request and notifies the operators, once. Throws `not_found`, and `not_refundable` for an order that was not
 * delivered or is too old.
 */
export async function requestRefund(deps: SellingDeps, payer: UserRow, id: string): Promise<PurchaseReceipt> {
  const { db, config, clock } = deps;
  const order = await findOrder(db.app, config, id);
  if (order?.payerId !== payer.id) throw new ApiError('not_found', 'You have no such purchase', { field: 'id' });
  const receipt = present(deps, order, (await requestedOf(deps, [order])).get(id));
  if (receipt.isRefundRequested) return receipt;
  if (!receipt.canRequestRefund) throw new ApiError('not_refundable', 'This can’t be asked back');
  const requestedOn = dayOf(clock.real());
  await db.app.transaction(async (tx) => {
    const inserted = await tx.insert(refundRequests).values({ orderId: id, requestedOn }).onConflictDoNothing().returning();
    if (inserted.length > 0) await notifyOperators(tx, deps, await describeRequest(tx, deps, order));
  });
  deps.live.announceOrderChange(payer.id);
  return present(deps, order, { decision: null });
}
