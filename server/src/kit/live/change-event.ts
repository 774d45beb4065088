import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { type DoorbellKind, doorbells } from '../db/schema/items.ts';

/** Says, in the caller's transaction, that something changed for a person. Call `ports.live.wake()` after the commit. */
export function ringDoorbell(tx: Queries, userId: string, kind: DoorbellKind): Promise<void> {
  return turn(tx, userId, kind, 1);
}

/** Costs as much as ringing and tells nothing: for what arrives unseen. */
export function touchDoorbell(tx: Queries, userId: string, kind: DoorbellKind): Promise<void> {
  return turn(tx, userId, kind, 0);
}

async function turn(tx: Queries, userId: string, kind: DoorbellKind, by: 0 | 1): Promise<void> {
  await tx
    .insert(doorbells)
    .values({ userId, kind, version: by })
    .onConflictDoUpdate({
      target: [doorbells.userId, doorbells.kind],
      set: { version: sql`${doorbells.version} + ${by}::integer` },
    });
}
