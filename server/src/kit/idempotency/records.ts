import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { queryPrepared, type Statement } from '../db/query-prepared.ts';
import { idempotencyRecords } from '../db/schema/money.ts';
import type { SealedRecord } from './sealed-record.ts';

/** Milliseconds during which no other request works on the record. A record left by a crash can be taken over afterwards. */
const LEASE_MS = 20_000;
const HALF_MINUTE = 30_000;
const HOUR = 3_600_000;

export type Claim =
  | { readonly kind: 'ours' }
  | { readonly kind: 'in_flight' }
  | { readonly kind: 'other_body' }
  | { readonly kind: 'answered'; readonly answer: string };

const CLAIM: Statement = {
  name: 'claim_record',
  text: `
  INSERT INTO money.idempotency_records AS r (id, body_hash, lease, lease_until, created_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id) DO UPDATE SET lease = excluded.lease, lease_until = excluded.lease_until
      WHERE r.body_hash = excluded.body_hash AND r.answer IS NULL AND r.lease_until < $6
    RETURNING r.id`,
};
const STORE_ANSWER: Statement = {
  name: 'keep_answer',
  text: 'UPDATE money.idempotency_records SET answer = $1, lease_until = NULL WHERE id = $2 AND lease = $3 AND answer IS NULL RETURNING id',
};

/** Claims a record for this request, or returns why it cannot be claimed. */
export async function claim(queries: Queries, record: SealedRecord, lease: string, now: Date): Promise<Claim> {
  const { id, bodyHash } = record;
  // rounded up, so that no record shows the time of a payment
  const until = roundUp(now.getTime() + LEASE_MS, HALF_MINUTE);
  const createdAt = roundUp(now.getTime(), HOUR);
  const [ours] = await queryPrepared(queries, CLAIM, [id, bodyHash, lease, until, createdAt, now.toISOString()]);
  if (ours) return { kind: 'ours' };
  const [found] = await queries.select().from(idempotencyRecords).where(eq(idempotencyRecords.id, id));
  if (!found) return { kind: 'in_flight' };
  if (found.bodyHash !== bodyHash) return { kind: 'other_body' };
  return found.answer === null ? { kind: 'in_flight' } : { kind: 'answered', answer: record.open(found.answer) };
}

/** `time` and `step` in milliseconds. */
function roundUp(time: number, step: number): string {
  return new Date(Math.ceil(time / step) * step).toISOString();
}

/** Stores the answer in the caller's transaction. Throws, so that it is rolled back, if another request has taken over. */
export async function storeAnswer(tx: Queries, record: SealedRecord, lease: string, answer: string): Promise<void> {
  const updated = await queryPrepared(tx, STORE_ANSWER, [record.seal(answer), record.id, lease]);
  if (updated.length === 0) throw new Error('The lease on this record is lost');
}

/** Deletes a record after a failure, so that the request can be repeated. */
export async function release(queries: Queries, record: SealedRecord, lease: string): Promise<void> {
  await queries
    .delete(idempotencyRecords)
    .where(and(eq(idempotencyRecords.id, record.id), eq(idempotencyRecords.lease, lease), isNull(idempotencyRecords.answer)));
}
