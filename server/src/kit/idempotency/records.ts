import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { intentions } from '../db/schema/money.ts';
import type { SealedIntention } from './sealed-record.ts';

/** While it holds, nobody else works on the intention; one that a crash left behind can be taken over after it. */
const LEASE_MS = 20_000;

export type Claim =
  | { readonly kind: 'ours' }
  | { readonly kind: 'in_flight' }
  | { readonly kind: 'other_body' }
  | { readonly kind: 'answered'; readonly answer: string };

/** Takes an intention to work on it, or tells why not. */
export async function claim(queries: Queries, intention: SealedIntention, lease: string, now: Date): Promise<Claim> {
  const { id, bodyHash } = intention;
  const until = new Date(now.getTime() + LEASE_MS);
  const [ours] = await queries
    .insert(intentions)
    .values({ id, bodyHash, lease, leaseUntil: until, createdAt: now })
    .onConflictDoUpdate({
      target: intentions.id,
      set: { lease, leaseUntil: until },
      setWhere: sql`${intentions.bodyHash} = ${bodyHash} AND ${intentions.answer} IS NULL AND ${intentions.leaseUntil} < ${now.toISOString()}`,
    })
    .returning({ id: intentions.id });
  if (ours) return { kind: 'ours' };
  const [found] = await queries.select().from(intentions).where(eq(intentions.id, id));
  if (!found) return { kind: 'in_flight' };
  if (found.bodyHash !== bodyHash) return { kind: 'other_body' };
  return found.answer === null ? { kind: 'in_flight' } : { kind: 'answered', answer: intention.open(found.answer) };
}

/** Keeps the answer in the caller's transaction. Throws, so that all of it is undone, when another has taken over. */
export async function keep(tx: Queries, intention: SealedIntention, lease: string, answer: string): Promise<void> {
  const kept = await tx
    .update(intentions)
    .set({ answer: intention.seal(answer) })
    .where(and(eq(intentions.id, intention.id), eq(intentions.lease, lease), isNull(intentions.answer)))
    .returning({ id: intentions.id });
  if (kept.length === 0) throw new Error('The lease on this intention is lost');
}

/** Gives an intention up after a failure: repeating it starts afresh. */
export async function release(queries: Queries, intention: SealedIntention, lease: string): Promise<void> {
  await queries.delete(intentions).where(and(eq(intentions.id, intention.id), eq(intentions.lease, lease), isNull(intentions.answer)));
}

/** Forgets what is older than two days. */
export async function forgetIntentions(queries: Queries, now: Date): Promise<void> {
  await queries.delete(intentions).where(lt(intentions.createdAt, sql`${now.toISOString()}::timestamptz - interval '48 hours'`));
}
