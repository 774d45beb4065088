import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { idempotencyRecords } from '../db/schema/money.ts';
import type { SealedRecord } from './sealed-record.ts';

/** While it holds, nobody else works on the record; one that a crash left behind can be taken over after it. */
const LEASE_MS = 20_000;
const HALF_MINUTE = 30_000;
const HOUR = 3_600_000;

export type Claim =
  | { readonly kind: 'ours' }
  | { readonly kind: 'in_flight' }
  | { readonly kind: 'other_body' }
  | { readonly kind: 'answered'; readonly answer: string };

/** Takes a record to work on it, or tells why not. */
export async function claim(queries: Queries, record: SealedRecord, lease: string, now: Date): Promise<Claim> {
  const { id, bodyHash } = record;
  // no finer than needed, so that no record tells when somebody paid
  const until = roundUp(now.getTime() + LEASE_MS, HALF_MINUTE);
  const [ours] = await queries
    .insert(idempotencyRecords)
    .values({ id, bodyHash, lease, leaseUntil: until, createdAt: roundUp(now.getTime(), HOUR) })
    .onConflictDoUpdate({
      target: idempotencyRecords.id,
      set: { lease, leaseUntil: until },
      setWhere: sql`${idempotencyRecords.bodyHash} = ${bodyHash} AND ${idempotencyRecords.answer} IS NULL AND ${idempotencyRecords.leaseUntil} < ${now.toISOString()}`,
    })
    .returning({ id: idempotencyRecords.id });
  if (ours) return { kind: 'ours' };
  const [found] = await queries.select().from(idempotencyRecords).where(eq(idempotencyRecords.id, id));
  if (!found) return { kind: 'in_flight' };
  if (found.bodyHash !== bodyHash) return { kind: 'other_body' };
  return found.answer === null ? { kind: 'in_flight' } : { kind: 'answered', answer: record.open(found.answer) };
}

/** `time` and `step` in milliseconds. */
function roundUp(time: number, step: number): Date {
  return new Date(Math.ceil(time / step) * step);
}

/** Keeps the answer in the caller's transaction. Throws, so that all of it is undone, when another has taken over. */
export async function keep(tx: Queries, record: SealedRecord, lease: string, answer: string): Promise<void> {
  const kept = await tx
    .update(idempotencyRecords)
    .set({ answer: record.seal(answer), leaseUntil: null })
    .where(and(eq(idempotencyRecords.id, record.id), eq(idempotencyRecords.lease, lease), isNull(idempotencyRecords.answer)))
    .returning({ id: idempotencyRecords.id });
  if (kept.length === 0) throw new Error('The lease on this record is lost');
}

/** Gives a record up after a failure: repeating it starts afresh. */
export async function release(queries: Queries, record: SealedRecord, lease: string): Promise<void> {
  await queries
    .delete(idempotencyRecords)
    .where(and(eq(idempotencyRecords.id, record.id), eq(idempotencyRecords.lease, lease), isNull(idempotencyRecords.answer)));
}
