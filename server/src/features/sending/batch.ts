import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { waiting } from '../../kit/db/schema/money.ts';
import { recordMessage } from '../../kit/limits/repeated.ts';
import { shuffled } from '../../kit/random.ts';
import { CannotDeliver, isStillPaid, refundDelivered, type SellingDeps } from '../payments/index.ts';
import { deliverPaid } from './deliver-paid.ts';
import { openNote, sealNote } from './waiting.ts';

/** Failed deliveries after which the Stars are refunded. */
const MAX_ATTEMPTS = 3;
/** Rows per statement. */
const CHUNK = 500;

/**
 * Delivers all waiting fully anonymous notes in random order, each exactly once. An interrupted batch is continued by the next one, and
 * several processes may run it at once. Refunds notes that cannot be delivered. Ends early when `signal` is aborted.
 */
export async function deliverBatch(deps: SellingDeps, signal?: AbortSignal): Promise<void> {
  await mix(deps);
  const mixed = await deps.db.app.select({ id: waiting.id }).from(waiting).where(eq(waiting.isMixed, true));
  for (const { id } of shuffled(deps.random, mixed)) {
    if (signal?.aborted) return;
    await deps.db.app.transaction((tx) => deliver(tx, deps, id)).catch((error: unknown) => countFailure(deps, id, error));
    deps.live.sendSignal();
  }
}

/**
 * Takes out all waiting notes and reinserts them with new seals, with new ids and in random order, in one transaction. Even a dead row
 * keeps the ids of the transactions that inserted and deleted it, so no row gets those of both a payment and a delivery.
 */
async function mix({ db, config, random, log }: SellingDeps): Promise<void> {
  await db.app.transaction(async (tx) => {
    const deleted = await tx.delete(waiting).where(eq(waiting.isMixed, false)).returning({ note: waiting.note });
    const rows = shuffled(random, deleted).map(({ note }) => ({ id: random.uuid(), note: reseal(note), isMixed: true }));
    for (let from = 0; from < rows.length; from += CHUNK) await tx.insert(waiting).values(rows.slice(from, from + CHUNK));
  });

  function reseal(note: Buffer): Buffer {
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
  // An operator may have refunded the payment since
  if (!(await isStillPaid(tx, chargeId))) return;
  // Before the note's rows are locked, as in a checkout, so that both cannot deadlock
  await recordMessage(tx, deps, sending);
  await deliverPaid(tx, deps, sending, chargeId);
}

async function countFailure(deps: SellingDeps, id: string, error: unknown): Promise<void> {
  if (!(error instanceof CannotDeliver)) deps.log.error({ err: error }, 'a waiting note could not be delivered');
  await deps.db.app
    .transaction(async (tx) => {
      const [failed] = await tx
        .update(waiting)
        .set({ attempts: sql`${waiting.attempts} + 1` })
        .where(eq(waiting.id, id))
        .returning();
      if (!failed || (!(error instanceof CannotDeliver) && failed.attempts < MAX_ATTEMPTS)) return;
      await refundDelivered(tx, deps, openNote(deps.config.sealKey, failed.note).chargeId);
      await tx.delete(waiting).where(eq(waiting.id, id));
    })
    .catch((err: unknown) =>
      deps.log.error({ err }, 'the failed delivery of a waiting note could not be recorded; the next batch retries'),
    );
}
