import { and, inArray, lt, sql } from 'drizzle-orm';
import { orders } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { statesBefore } from './states.ts';

const HOUR = 3_600_000;
/** Milliseconds until an unpaid order expires. Only the hour is stored, so it may take up to an hour longer. */
const UNPAID_FOR = 24 * HOUR;
/** Orders that one statement, and so one transaction, cancels. */
const BATCH = 1_000;
/** Milliseconds for one run, below the time limit of a job. The next run continues with the rest. */
const ROUND = 60_000;

/** When an order made now expires if it is unpaid. Rounded up to a full hour, so that the row does not reveal when it was made. */
export function expiryOf(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + UNPAID_FOR) / HOUR) * HOUR);
}

/**
 * Cancels expired unpaid orders and erases their recipient and contents. `readAt` is when the messenger's list of payments was last read to
 * its end: payments in that list count as paid even if this database is an older backup.
 */
export async function endUnpaid({ db, log }: Pick<Deps, 'db' | 'log'>, readAt: Date): Promise<void> {
  const end = performance.now() + ROUND;
  while (performance.now() < end) if ((await endSome(db.app, readAt)) < BATCH) return;
  log.warn('cancellation of unpaid orders ran out of time; the next run continues');
}

/** Skips locked orders; the next run cancels them. */
async function endSome(app: Deps['db']['app'], readAt: Date): Promise<number> {
  const due = app
    .select({ id: orders.id })
    .from(orders)
    .where(and(lt(orders.expiresAt, readAt), inArray(orders.state, [...statesBefore('cancelled')])))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const ended = await app
    .update(orders)
    .set({ state: 'cancelled', expiresAt: null, request: null, link: null, purchase: null })
    .where(sql`${orders.id} = ANY (ARRAY(${due}))`)
    .returning({ id: orders.id });
  return ended.length;
}
