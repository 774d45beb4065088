import { sql } from 'drizzle-orm';
import { recordChangedPerson } from '../db/changes.ts';
import type { Queries } from '../db/database.ts';
import { type ChangeKind, changeEvents } from '../db/schema/notes.ts';

/** Records, in the caller's transaction, that something changed for a person. Their open streams are notified after the commit. */
export async function announceChange(tx: Queries, userId: string, kind: ChangeKind): Promise<void> {
  recordChangedPerson(userId);
  await tx
    .insert(changeEvents)
    .values({ userId, kind, version: 1 })
    .onConflictDoUpdate({ target: [changeEvents.userId, changeEvents.kind], set: { version: sql`${changeEvents.version} + 1` } });
}

/** The same for the inbox's login, which has no access to change events: this function writes one and returns nothing. */
export async function announceInventory(tx: Queries, userId: string): Promise<void> {
  recordChangedPerson(userId);
  await tx.execute(sql`SELECT billet.announce_inventory(${userId})`);
}
