import { and, asc, eq, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import type { Queries } from '../../kit/db/database.ts';
import { updates } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';

/** An update that fails this often is left alone: payments in it are found by the reconciliation. */
const MOST_ATTEMPTS = 10;
/** Milliseconds; the messenger repeats an update for a day at most. */
const KEPT_FOR = 48 * 3_600_000;

/** Writes updates down. Gives the ones that were new: what the messenger sends again is not handled again. */
export async function storeUpdates({ db, clock }: Pick<Deps, 'db' | 'clock'>, received: readonly Update[]): Promise<Update[]> {
  if (received.length === 0) return [];
  const stored = await db.app
    .insert(updates)
    .values(received.map((update) => ({ id: update.update_id, body: update, receivedAt: clock.real() })))
    .onConflictDoNothing()
    .returning({ id: updates.id });
  const fresh = new Set(stored.map(({ id }) => id));
  return received.filter((update) => fresh.has(update.update_id));
}

/** What was stored before `storedBefore` and never finished: a crash came in between, or handling failed. */
export async function unfinishedUpdates({ db, clock }: Pick<Deps, 'db' | 'clock'>, storedBefore = clock.real()): Promise<Update[]> {
  const rows = await db.app
    .select({ body: updates.body })
    .from(updates)
    .where(and(isNotNull(updates.body), lt(updates.attempts, MOST_ATTEMPTS), lte(updates.receivedAt, storedBefore)))
    .orderBy(asc(updates.id))
    .limit(100);
  return rows.map(({ body }) => body as Update);
}

/** Handles a stored update and forgets what it said; one that failed is kept for another attempt. */
export async function finishUpdate(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  update: Update,
  handle: (update: Update) => Promise<void>,
): Promise<void> {
  const id = update.update_id;
  try {
    await handle(update);
    await db.app.update(updates).set({ body: null }).where(eq(updates.id, id));
  } catch (err) {
    log.error({ err, update: id }, 'update could not be handled');
    await db.app
      .update(updates)
      .set({ attempts: sql`${updates.attempts} + 1` })
      .where(eq(updates.id, id));
  }
}

/** Forgets updates that will not come again, and of which nothing more becomes: they are finished, or were tried often enough. */
export async function forgetUpdates(queries: Queries, now: Date): Promise<void> {
  const isOver = or(isNull(updates.body), gte(updates.attempts, MOST_ATTEMPTS));
  await queries.delete(updates).where(and(isOver, lt(updates.receivedAt, new Date(now.getTime() - KEPT_FOR))));
}
