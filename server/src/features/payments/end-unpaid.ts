import { and, inArray, lt, sql } from 'drizzle-orm';
import { orders } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { statesBefore } from './states.ts';

const HOUR = 3_600_000;
/** Milliseconds after which a link can't be paid any more; up to an hour later, since only the hour is kept. */
const UNPAID_FOR = 24 * HOUR;
/** Orders that end in one statement, and in one transaction. */
const BATCH = 1_000;
/** Milliseconds for one round, below what a job may take. What is left ends with the next. */
const ROUND = 60_000;

/** When an order that is made now ends unless it is paid: at a full hour, which tells no more of when it was made. */
export function expiryOf(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + UNPAID_FOR) / HOUR) * HOUR);
}

/**
 * Ends what nobody paid, and forgets with it what was to be sent to whom. `readAt` is when the messenger's list of payments was read to
 * its end: what it shows was paid, however old this database is.
 */
export async function endUnpaid({ db, log }: Pick<Deps, 'db' | 'log'>, readAt: Date): Promise<void> {
  const end = performance.now() + ROUND;
  while (performance.now() < end) if ((await endSome(db.app, readAt)) < BATCH) return;
  log.warn('a round had no time to end all that nobody paid');
}

/** An order that somebody works on right now is left for the next round. */
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
