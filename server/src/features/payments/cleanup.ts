import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { charges, orders, sendMarks, updates } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { forgetRecords } from '../../kit/idempotency/records.ts';
import { forgetGifts } from '../messenger-gifts/index.ts';
import { moveOrder } from './order-repository.ts';

const HOUR = 3_600_000;
/** Milliseconds after which a link can't be paid any more. */
const UNPAID_FOR = 24 * HOUR;
/** The messenger repeats an update for a day at most. */
const UPDATES_FOR = 48 * HOUR;
const MARKS_FOR = 24 * HOUR;
const BATCH = 500;

/** Ends what nobody paid and forgets what has served its time. */
export async function cleanUp({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.real();
  const before = (age: number) => new Date(now.getTime() - age);
  await cancelUnpaid(db.app, before(UNPAID_FOR));
  await db.app.transaction(cutFinished);
  await forgetRecords(db.app, now);
  await forgetGifts(db.app, now);
  await db.app.delete(updates).where(and(isNull(updates.body), lt(updates.receivedAt, before(UPDATES_FOR))));
  await db.app.delete(sendMarks).where(lt(sendMarks.at, before(MARKS_FOR)));
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
 * transaction id, and theirs is then no longer that of the item they paid for.
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
