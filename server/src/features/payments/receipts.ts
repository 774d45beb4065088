import type { Answer, PurchaseReceipt } from '@billet/shared-domain/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { charges, type OrderRow, orders, refundRequests } from '../../kit/db/schema/money.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { say } from '../../kit/messages/texts.ts';

/** How long after a purchase its Stars may be asked back. Milliseconds, of real time. */
const MAY_ASK = 21 * 24 * 3600 * 1000;

/** A person's receipts, the newest first. Links that were never paid for are none. */
export async function listPurchases(
  db: Queries,
  payerId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<Answer<'getPurchases'>> {
  const isTheirs = eq(orders.payerId, payerId);
  const [rows, [total]] = await Promise.all([
    receipts(db).where(isTheirs).orderBy(desc(orders.createdAt), desc(orders.id)).limit(limit).offset(skip),
    db.select({ total: count() }).from(orders).where(isTheirs),
  ]);
  return { purchases: rows.map(present), pagination: { total: total?.total ?? 0, skip, limit } };
}

const receipts = (db: Queries) =>
  db
    .select({ order: orders, requestedAt: refundRequests.requestedAt })
    .from(orders)
    .leftJoin(refundRequests, eq(refundRequests.orderId, orders.id))
    .$dynamic();

function present({ order, requestedAt }: { readonly order: OrderRow; readonly requestedAt: Date | null }): PurchaseReceipt {
  const isRefundRequested = requestedAt !== null;
  return {
    id: order.id,
    kind: order.kind,
    state: order.state,
    amount: order.amount,
    bought: order.bought,
    createdAt: order.createdAt.toISOString(),
    isRefundRequested,
    refundDecision: null,
    canRequestRefund: order.state === 'fulfilled' && !isRefundRequested && Date.now() - order.createdAt.getTime() < MAY_ASK,
  };
}

/**
 * Notes that a payer wants their Stars back and tells the operators, once. Throws `not_found`, and `not_refundable` for what
 * wasn't delivered or is too old.
 */
export async function requestRefund(deps: Deps, payer: UserRow, id: string): Promise<PurchaseReceipt> {
  const { db } = deps;
  const [found] = await receipts(db.app).where(and(eq(orders.id, id), eq(orders.payerId, payer.id)));
  if (!found) throw new ApiError('not_found', 'You have no such purchase', { field: 'id' });
  const receipt = present(found);
  if (receipt.isRefundRequested) return receipt;
  if (!receipt.canRequestRefund) throw new ApiError('not_refundable', 'This can’t be asked back');
  const requestedAt = new Date();
  const noted = await db.app.insert(refundRequests).values({ orderId: id, requestedAt }).onConflictDoNothing().returning();
  if (noted.length > 0) await tellOperators(deps, payer, found.order);
  return present({ order: found.order, requestedAt });
}

/** An operator who can't be told doesn't undo the request: it stands in the database. */
async function tellOperators({ db, messenger, config, log }: Deps, payer: UserRow, order: OrderRow): Promise<void> {
  const [charge] = await db.app
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.orderId, order.id), eq(charges.state, 'fulfilled')));
  const text = say('en', 'bot-operator-refund-asked', {
    name: payer.firstName,
    stars: order.amount,
    what: order.bought,
    when: order.createdAt.toISOString(),
    charge: charge?.id ?? '?',
  });
  await Promise.all(
    config.operatorIds.map((operator) =>
      messenger.write(operator, text).catch((err: unknown) => log.warn({ err, operator }, 'operator was not told')),
    ),
  );
}
