import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { type ChangeKind, changeEvents } from '../db/schema/notes.ts';

/** Says, in the caller's transaction, that something changed for a person. Call `deps.live.wake()` after the commit. */
export function announceChange(tx: Queries, userId: string, kind: ChangeKind): Promise<void> {
  return turn(tx, userId, kind, 1);
}

/** The same on the inbox's login, which may write no change event itself: only this one, and it is told nothing. */
export async function announceInventory(tx: Queries, userId: string): Promise<void> {
  await tx.execute(sql`SELECT billet.announce_inventory(${userId})`);
}

/** Costs as much as ringing and tells nothing: for what arrives unseen. */
export function announceNothing(tx: Queries, userId: string, kind: ChangeKind): Promise<void> {
  return turn(tx, userId, kind, 0);
}

/** How often something has changed for a person. */
export async function versionOf(queries: Queries, userId: string, kind: ChangeKind): Promise<number> {
  const isOwn = and(eq(changeEvents.userId, userId), eq(changeEvents.kind, kind));
  const [row] = await queries.select({ version: changeEvents.version }).from(changeEvents).where(isOwn);
  return row?.version ?? 0;
}

async function turn(tx: Queries, userId: string, kind: ChangeKind, by: 0 | 1): Promise<void> {
  await tx
    .insert(changeEvents)
    .values({ userId, kind, version: by })
    .onConflictDoUpdate({
      target: [changeEvents.userId, changeEvents.kind],
      set: { version: sql`${changeEvents.version} + ${by}::integer` },
    });
}
