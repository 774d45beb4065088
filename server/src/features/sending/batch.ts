import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { waiting } from '../../kit/db/schema/money.ts';
import { shuffled } from '../../kit/random.ts';
import { CannotDeliver, isStillPaid, refundDelivered, type SellingDeps } from '../payments/index.ts';
import { deliverPaid } from './deliver-paid.ts';
import { openNote, sealNote } from './waiting.ts';

/** After so many failures the Stars go back. */
const MOST_ATTEMPTS = 3;
/** Rows of one statement. */
const CHUNK = 500;

/**
 * Delivers all fully anonymous notes that wait, in random order, each exactly once: whatever it is cut off by, what is left goes with
 * the next batch, and any number of processes may do it at once. What can't be delivered any more is refunded. Ends early when
 * `signal` fires.
 */
export async function deliverBatch(deps: SellingDeps, signal?: AbortSignal): Promise<void> {
  await mix(deps);
  const mixed = await deps.db.app.select({ id: waiting.id }).from(waiting).where(eq(waiting.isMixed, true));
  for (const { id } of shuffled(deps.random, mixed)) {
    if (signal?.aborted) return;
    await deps.db.app.transaction((tx) => deliver(tx, deps, id)).catch((error: unknown) => giveUp(deps, id, error));
    deps.live.wake();
  }
}

/**
 * Takes out all that wait and puts them back sealed anew, under new ids and in random order, in one transaction. A row keeps the ids of
 * the transactions that made and deleted it, even when it is dead: those of a payment and of a delivery never meet on one.
 */
async function mix({ db, config, random, log }: SellingDeps): Promise<void> {
  await db.app.transaction(async (tx) => {
    const taken = await tx.delete(waiting).where(eq(waiting.isMixed, false)).returning({ note: waiting.note });
    const rows = shuffled(random, taken).map(({ note }) => ({ id: random.uuid(), note: sealAnew(note), isMixed: true }));
    for (let from = 0; from < rows.length; from += CHUNK) await tx.insert(waiting).values(rows.slice(from, from + CHUNK));
  });

  function sealAnew(note: Buffer): Buffer {
    try {
      return sealNote(config.sealKey, openNote(config.sealKey, note));
    } catch (err) {
      log.error({ err }, 'a waiting note was sealed with another key');
      return note;
    }
  }
}

async function deliver(tx: Queries, deps: SellingDeps, id: string): Promise<void> {
  const [taken] = await tx.delete(waiting).where(eq(waiting.id, id)).returning({ note: waiting.note });
  if (!taken) return;
  const { sending, chargeId } = openNote(deps.config.sealKey, taken.note);
  // an operator may have sent the Stars back meanwhile
  if (await isStillPaid(tx, chargeId)) await deliverPaid(tx, deps, sending, chargeId);
}

async function giveUp(deps: SellingDeps, id: string, error: unknown): Promise<void> {
  if (!(error instanceof CannotDeliver)) deps.log.error({ err: error }, 'a waiting note could not be delivered');
  await deps.db.app
    .transaction(async (tx) => {
      const [failed] = await tx
        .update(waiting)
        .set({ attempts: sql`${waiting.attempts} + 1` })
        .where(eq(waiting.id, id))
        .returning();
      if (!failed || (!(error instanceof CannotDeliver) && failed.attempts < MOST_ATTEMPTS)) return;
      await refundDelivered(tx, deps, openNote(deps.config.sealKey, failed.note).chargeId);
      await tx.delete(waiting).where(eq(waiting.id, id));
    })
    .catch((err: unknown) => deps.log.error({ err }, 'a waiting note stays'));
}
