import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { charges, orders, refundRequests } from '../../kit/db/schema/money.ts';
import { users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { translate } from '../../kit/messages/texts.ts';
import type { Button } from '../../kit/messenger/messenger.ts';
import { queueForUser } from '../bot-messages/index.ts';
import { openCharge } from './charge.ts';
import type { Order } from './order.ts';
import { findOrder, lockOrder } from './order-repository.ts';
import type { SellingDeps } from './product.ts';
import { refundDelivered } from './refund-delivered.ts';

export const decisions = ['approved', 'refused'] as const;
export type Decision = (typeof decisions)[number];

/** Text and buttons that show a request to an operator, in their language. */
export type RequestWords = (language: string | undefined) => { readonly text: string; readonly buttons: readonly Button[] };

type RequestDeps = Pick<SellingDeps, 'db' | 'config' | 'products'>;

/** Describes a request to an operator: payer, amount, product, and the charge id on the payer's receipt. */
export async function describeRequest(queries: Queries, { config, products }: RequestDeps, order: Order): Promise<RequestWords> {
  const [charge] = await queries
    .select()
    .from(charges)
    .where(and(eq(charges.orderId, order.id), eq(charges.state, 'fulfilled')));
  const [payer] = await queries.select({ name: users.firstName }).from(users).where(eq(users.id, order.payerId));
  const about = {
    name: payer?.name || '—',
    stars: order.amount,
    when: new Date(order.madeOn),
    charge: charge ? openCharge(config, charge).chargeId : '—',
  };
  return (language) => ({
    text: translate(language, 'bot-operator-refund-asked', { ...about, what: products[order.kind].nameOf(order.bought, language) }),
    buttons: decisions.map((decision) => ({
      text: translate(language, `bot-operator-request-${decision}`),
      action: `request:${decision}:${order.id}`,
    })),
  });
}

const isOpen = and(isNull(refundRequests.decision), eq(orders.state, 'fulfilled'));

/** Undecided requests, the oldest first and at most `limit`, with their total number. */
export async function openRequests(
  deps: RequestDeps,
  limit: number,
): Promise<{ readonly first: readonly RequestWords[]; readonly total: number }> {
  const { app } = deps.db;
  const waiting = await app
    .select({ id: orders.id })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(isOpen)
    .orderBy(asc(refundRequests.requestedOn), asc(orders.id))
    .limit(limit);
  const [all] = await app
    .select({ total: count() })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(isOpen);
  const found = await Promise.all(waiting.map(({ id }) => findOrder(app, deps.config, id)));
  const first = await Promise.all(found.flatMap((order) => (order ? [describeRequest(app, deps, order)] : [])));
  return { first, total: all?.total ?? 0 };
}

/** Records the decision on a request, once; false when the request is already decided or does not exist. */
export async function decideOpen(tx: Queries, orderId: string, decision: Decision, operatorTelegramId: number): Promise<boolean> {
  const decided = await tx
    .update(refundRequests)
    .set({ decision, operatorTelegramId })
    .where(and(eq(refundRequests.orderId, orderId), isNull(refundRequests.decision)))
    .returning({ orderId: refundRequests.orderId });
  return decided.length > 0;
}

/**
 * Carries out an operator's decision on a request, once. Returns `before` when the request was already decided or the payment already
 * refunded. The payer is notified of a refusal at once and of an approval when the Stars are back.
 */
export async function decideRequest(
  deps: SellingDeps,
  orderId: string,
  decision: Decision,
  operatorTelegramId: number,
): Promise<Decision | 'before'> {
  const order = await deps.db.app.transaction(async (tx) => {
    const locked = await lockOrder(tx, deps.config, orderId);
    if (locked?.state !== 'fulfilled' || !(await decideOpen(tx, orderId, decision, operatorTelegramId))) return null;
    if (decision === 'refused') await notifyRefusal(tx, deps, locked);
    else await approve(tx, deps, orderId);
    return locked;
  });
  if (!order) return 'before';
  deps.live.sendSignal();
  deps.live.announceOrderChange(order.payerId);
  return decision;
}

async function approve(tx: Queries, deps: SellingDeps, orderId: string): Promise<void> {
  const [charge] = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.orderId, orderId), eq(charges.state, 'fulfilled')));
  if (!charge || !(await refundDelivered(tx, deps, charge.id, { isAllowed: true }))) throw new Error('A delivered order has no payment');
}

async function notifyRefusal(tx: Queries, deps: Pick<Deps, 'config'>, { payerTelegramId, amount, madeOn }: Order): Promise<void> {
  await queueForUser(tx, deps, payerTelegramId, (language) => ({
    text: translate(language, 'bot-request-refused', { stars: amount, when: new Date(madeOn) }),
  }));
}
