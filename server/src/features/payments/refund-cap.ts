import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { charges, refundHours } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { translate } from '../../kit/messages/texts.ts';
import { notifyOperators } from '../bot-messages/index.ts';

type CapDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

const HOUR = 3_600_000;
const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / HOUR) * HOUR);

/**
 * Whether a refund may be made now: an operator requested it, it was counted before, or the hourly cap is not reached. Otherwise it waits
 * for the next hour, and the operators are notified once an hour.
 */
export async function mayRefundNow(deps: CapDeps, chargeId: string): Promise<boolean> {
  return deps.db.app.transaction(async (tx) => {
    const [charge] = await tx.select().from(charges).where(eq(charges.id, chargeId)).for('update');
    if (charge?.state !== 'refunding') return false;
    if (charge.isRefundAllowed) return true;
    if (!(await reserveRefund(tx, deps))) return false;
    await tx.update(charges).set({ isRefundAllowed: true }).where(eq(charges.id, chargeId));
    return true;
  });
}

async function reserveRefund(tx: Queries, deps: CapDeps): Promise<boolean> {
  const { automaticRefundsAnHour: cap } = deps.config;
  const hour = hourOf(deps.clock.real());
  await tx.insert(refundHours).values({ hour, started: 0 }).onConflictDoNothing();
  const isThisHour = eq(refundHours.hour, hour);
  const counted = await tx
    .update(refundHours)
    .set({ started: sql`${refundHours.started} + 1` })
    .where(and(isThisHour, lt(refundHours.started, cap)))
    .returning();
  if (counted.length > 0) return true;
  const first = await tx
    .update(refundHours)
    .set({ isReported: true })
    .where(and(isThisHour, eq(refundHours.isReported, false)))
    .returning();
  if (first.length > 0) await reportCap(tx, deps);
  return false;
}

async function reportCap(tx: Queries, deps: CapDeps): Promise<void> {
  const [row] = await tx
    .select({ waiting: count() })
    .from(charges)
    .where(and(eq(charges.state, 'refunding'), eq(charges.isRefundAllowed, false)));
  const counts = { cap: deps.config.automaticRefundsAnHour, waiting: row?.waiting ?? 1 };
  await notifyOperators(tx, deps, (language) => ({ text: translate(language, 'bot-operator-refund-cap', counts) }));
}
