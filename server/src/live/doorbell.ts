import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { type DoorbellKind, doorbells } from '../db/schema/items.ts';

/** Says, in the caller's transaction, that something changed for a person. Call `ports.live.wake()` after the commit. */
export async function ringDoorbell(tx: Queries, userId: string, kind: DoorbellKind): Promise<void> {
  await tx
    .insert(doorbells)
    .values({ userId, kind })
    .onConflictDoUpdate({
      target: [doorbells.userId, doorbells.kind],
      set: { version: sql`${doorbells.version} + 1` },
    });
}
