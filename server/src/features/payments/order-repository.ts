import type { OrderState } from '@billet/shared-domain/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type ChargeRow, charges, type OrderRow, orders } from '../../kit/db/schema/money.ts';
import { isOver, statesBefore } from './states.ts';

/** Moves an order forward; false when it is not in a state from which it may go there. Ending it forgets its recipient. */
export async function moveOrder(tx: Queries, id: string, to: OrderState, link?: string): Promise<boolean> {
  const forgotten = isOver(to) ? { purchase: null, request: null, link: null } : {};
  const moved = await tx
    .update(orders)
    .set({ state: to, ...(link === undefined ? {} : { link }), ...forgotten })
    .where(and(eq(orders.id, id), inArray(orders.state, statesBefore(to))))
    .returning({ id: orders.id });
  return moved.length === 1;
}

export async function findOrder(queries: Queries, id: string): Promise<OrderRow | null> {
  const [order] = await queries.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
}

/** The order, held until the transaction ends: nobody else can move it meanwhile. */
export async function holdOrder(tx: Queries, id: string): Promise<OrderRow | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order ?? null;
}

export interface HeldCharge {
  readonly charge: ChargeRow;
  readonly order: OrderRow | null;
}

/** A payment with its order, both held until the transaction ends: the order first, everywhere, so that no two wait for each other. */
export async function holdCharge(tx: Queries, id: string): Promise<HeldCharge | null> {
  const isThis = eq(charges.id, id);
  const [named] = await tx.select({ orderId: charges.orderId }).from(charges).where(isThis);
  const order = named?.orderId == null ? null : await holdOrder(tx, named.orderId);
  const [charge] = await tx.select().from(charges).where(isThis).for('update');
  return charge ? { charge, order } : null;
}
