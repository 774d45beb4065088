import { lt } from 'drizzle-orm';
import { orders } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { moveOrder } from './order-repository.ts';

const HOUR = 3_600_000;
/** Milliseconds after which a link can't be paid any more; up to an hour later, since only the hour is kept. */
const UNPAID_FOR = 24 * HOUR;
const BATCH = 500;

/** When an order that is made now ends unless it is paid: at a full hour, which tells no more of when it was made. */
export function expiryOf(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + UNPAID_FOR) / HOUR) * HOUR);
}

/**
 * Ends what nobody paid, and forgets with it what was to be sent to whom. `readAt` is when the messenger's list of payments was read to
 * its end: what it shows was paid, however old this database is.
 */
export async function endUnpaid({ db }: Pick<Deps, 'db'>, readAt: Date): Promise<void> {
  const unpaid = await db.app.select({ id: orders.id }).from(orders).where(lt(orders.expiresAt, readAt)).limit(BATCH);
  for (const { id } of unpaid) await moveOrder(db.app, id, 'cancelled');
}
