import type { OrderState } from '@billet/shared-domain/contract';
import { and, count, eq, inArray } from 'drizzle-orm';
import { anyOf } from '../../kit/db/any-of.ts';
import type { Queries } from '../../kit/db/database.ts';
import { type ChargeRow, charges, orders } from '../../kit/db/schema/money.ts';
import { countMarks, marksFrom } from '../../kit/seal/nth-mark.ts';
import { type Order, openOrder, payerMark, type Secret } from './order.ts';
import { isOver, isPayable, statesBefore } from './states.ts';

/** Moves an order to another state; false when its present state does not allow that. A final state erases the recipient. */
export async function moveOrder(tx: Queries, id: string, to: OrderState, link?: Buffer): Promise<boolean> {
  const moved = await tx
    .update(orders)
    .set({
      state: to,
      ...(link === undefined ? {} : { link }),
      ...(isPayable(to) ? {} : { expiresAt: null, request: null, link: null }),
      ...(isOver(to) ? { purchase: null } : {}),
    })
    .where(and(eq(orders.id, id), inArray(orders.state, statesBefore(to))))
    .returning({ id: orders.id });
  return moved.length === 1;
}

export async function findOrder(queries: Queries, secret: Secret, id: string): Promise<Order | null> {
  const [row] = await queries.select().from(orders).where(eq(orders.id, id));
  return row ? openOrder(secret, row) : null;
}

/** Reads the order and locks its row until the transaction ends. */
export async function lockOrder(tx: Queries, secret: Secret, id: string): Promise<Order | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ? openOrder(secret, row) : null;
}

export interface LockedCharge {
  readonly charge: ChargeRow;
  readonly order: Order | null;
}

/**
 * Reads a payment by our id, with its order, and locks both until the transaction ends. The order is always locked first, so that no two
 * transactions deadlock.
 */
export async function lockCharge(tx: Queries, secret: Secret, id: string): Promise<LockedCharge | null> {
  const isThis = eq(charges.id, id);
  const [named] = await tx.select({ orderId: charges.orderId }).from(charges).where(isThis);
  const order = named?.orderId == null ? null : await lockOrder(tx, secret, named.orderId);
  const [charge] = await tx.select().from(charges).where(isThis).for('update');
  return charge ? { charge, order } : null;
}

/** Counts a person's orders in every state. */
export function countOrders(queries: Queries, secret: Secret, userId: string): Promise<number> {
  return countMarks(
    (n) => payerMark(secret, userId, n),
    async (marks) => {
      const [present] = await queries.select({ count: count() }).from(orders).where(anyOf(orders.payerMark, marks));
      return present?.count ?? 0;
    },
  );
}

/** A person's orders, newest first, and their total number. */
export async function ordersOf(
  queries: Queries,
  secret: Secret,
  userId: string,
  { limit, skip }: { readonly limit: number; readonly skip: number } = { limit: Number.MAX_SAFE_INTEGER, skip: 0 },
): Promise<{ readonly total: number; readonly orders: Order[] }> {
  const total = await countOrders(queries, secret, userId);
  const from = Math.max(0, total - skip - limit);
  const marks = marksFrom((n) => payerMark(secret, userId, n), from, Math.max(0, total - skip - from));
  const rows = marks.length === 0 ? [] : await queries.select().from(orders).where(anyOf(orders.payerMark, marks));
  const byMark = new Map(rows.map((row) => [row.payerMark.toString('hex'), row]));
  const found = marks.toReversed().flatMap((mark) => byMark.get(mark.toString('hex')) ?? []);
  return { total, orders: found.map((row) => openOrder(secret, row)) };
}

/** Cancels a person's unpaid orders. Returns false while a payment of theirs is still being processed. */
export async function endUnpaidOf(tx: Queries, secret: Secret, userId: string): Promise<boolean> {
  const theirs = await ordersOf(tx, secret, userId);
  for (const { id, state } of theirs.orders) if (isPayable(state)) await moveOrder(tx, id, 'cancelled');
  // Read again: an order that was paid during the cancellation still counts
  const left = await ordersOf(tx, secret, userId);
  return left.orders.every(({ state }) => isOver(state) && state !== 'refunding');
}
