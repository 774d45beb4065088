import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { charges, orders } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { moveOrder } from './order-repository.ts';

/** Milliseconds after which a link can't be paid any more. */
const UNPAID_FOR = 24 * 3_600_000;
const BATCH = 500;

/** Ends what nobody paid, and cuts what is over from what it delivered. */
export async function cleanUp({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await cancelUnpaid(db.app, new Date(clock.real().getTime() - UNPAID_FOR));
  await db.app.transaction(cutFinished);
}

async function cancelUnpaid(queries: Queries, before: Date): Promise<void> {
  const unpaid = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.state, ['created', 'awaiting_payment']), lt(orders.createdAt, before)))
    .limit(BATCH);
  for (const { id } of unpaid) await moveOrder(queries, id, 'cancelled');
}

/**
 * Writes finished orders and their payments anew, in a transaction of their own: rows written together carry the same
 * transaction id, and theirs is then no longer that of what they paid for.
 */
async function cutFinished(tx: Queries): Promise<void> {
  const finished = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.isCut, false), inArray(orders.state, ['fulfilled', 'refunded', 'cancelled'])))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const cut = await tx
    .update(orders)
    .set({ isCut: true, purchase: null, request: null, link: null })
    .where(inArray(orders.id, finished))
    .returning({ id: orders.id });
  if (cut.length > 0)
    await tx
      .update(charges)
      .set({ attempts: sql`${charges.attempts}` })
      .where(
        inArray(
          charges.orderId,
          cut.map(({ id }) => id),
        ),
      );
}
