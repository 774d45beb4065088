import type { Answer, PurchaseReceipt } from '@billet/shared-domain/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { dayOf } from '../../kit/clock.ts';
import { charges, refundRequests } from '../../kit/db/schema/money.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { say } from '../../kit/messages/texts.ts';
import { openCharge } from './charge.ts';
import type { Order } from './order.ts';
import { findOrder, ordersOf } from './order-repository.ts';

/** How many days after that of a purchase its Stars may be asked back, real time. */
const MAY_ASK = 21;
const DAY = 24 * 3_600_000;

type ReceiptDeps = Pick<Deps, 'db' | 'config' | 'clock'>;

/** A person's receipts, the newest first. */
export async function listPurchases(
  deps: ReceiptDeps,
  payerId: string,
  window: { readonly limit: number; readonly skip: number },
): Promise<Answer<'getPurchases'>> {
  const { total, orders } = await ordersOf(deps.db.app, deps.config, payerId, window);
  const requested = await requestedOf(deps, orders);
  const purchases = orders.map((order) => present(deps, order, requested.has(order.id)));
  return { purchases, pagination: { total, ...window } };
}

async function requestedOf({ db }: ReceiptDeps, orders: readonly Order[]): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set();
  const ids = orders.map(({ id }) => id);
  const rows = await db.app.select({ orderId: refundRequests.orderId }).from(refundRequests).where(inArray(refundRequests.orderId, ids));
  return new Set(rows.map(({ orderId }) => orderId));
}

function present({ clock }: Pick<Deps, 'clock'>, order: Order, isRefundRequested: boolean): PurchaseReceipt {
  const { id, kind, state, amount, bought, madeOn } = order;
  const madeAt = new Date(madeOn);
  const isRecent = new Date(dayOf(clock.real())).getTime() - madeAt.getTime() <= MAY_ASK * DAY;
  return {
    id,
    kind,
    state,
    amount,
    bought,
    createdAt: madeAt.toISOString(),
    isRefundRequested,
    refundDecision: null,
    canRequestRefund: state === 'fulfilled' && !isRefundRequested && isRecent,
  };
}

/**
 * Notes that a payer wants their Stars back and tells the operators, once. Throws `not_found`, and `not_refundable` for what
 * wasn't delivered or is too old.
 */
export async function requestRefund(deps: Deps, payer: UserRow, id: string): Promise<PurchaseReceipt> {
  const { db, config, clock } = deps;
  const order = await findOrder(db.app, config, id);
  if (order?.payerId !== payer.id) throw new ApiError('not_found', 'You have no such purchase', { field: 'id' });
  const receipt = present(deps, order, (await requestedOf(deps, [order])).has(id));
  if (receipt.isRefundRequested) return receipt;
  if (!receipt.canRequestRefund) throw new ApiError('not_refundable', 'This can’t be asked back');
  const requestedOn = dayOf(clock.real());
  const noted = await db.app.insert(refundRequests).values({ orderId: id, requestedOn }).onConflictDoNothing().returning();
  if (noted.length > 0) await tellOperators(deps, payer, order);
  return present(deps, order, true);
}

/** An operator who can't be told doesn't undo the request: it stands in the database. */
async function tellOperators({ db, messenger, config, log }: Deps, payer: UserRow, order: Order): Promise<void> {
  const [charge] = await db.app
    .select()
    .from(charges)
    .where(and(eq(charges.orderId, order.id), eq(charges.state, 'fulfilled')));
  const text = say('en', 'bot-operator-refund-asked', {
    name: payer.firstName,
    stars: order.amount,
    what: order.bought,
    when: order.madeOn,
    charge: charge ? openCharge(config, charge).chargeId : '?',
  });
  await Promise.all(
    config.operatorIds.map((operator) =>
      messenger.write(operator, text).catch((err: unknown) => log.warn({ err, operator }, 'operator was not told')),
    ),
  );
}
