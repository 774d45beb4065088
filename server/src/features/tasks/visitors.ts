import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { shareVisitors, type UserRow, users } from '../../db/schema/people.ts';
import type { Ports } from '../../ports.ts';

/** Milliseconds for which an account is new: only who came by a link for the first time counts for its owner. */
const NEW_FOR = 24 * 3_600_000;

/**
 * Counts a new person for whose link brought them, once. The visitor is kept as a keyed hash without inviter or time, and
 * in another transaction than the count: a row that tied the two would hint at who sent a note.
 */
export async function countVisitor(
  { db, clock, config }: Pick<Ports, 'db' | 'clock' | 'config'>,
  visitor: UserRow,
  code: string,
): Promise<void> {
  if (visitor.code === code || clock.now().getTime() - visitor.createdAt.getTime() > NEW_FOR) return;
  const mark = createHmac('sha256', config.sealKey).update(`visitor ${visitor.id}`).digest('base64url');
  const fresh = await db.app.insert(shareVisitors).values({ mark }).onConflictDoNothing().returning();
  if (fresh.length === 0) return;
  await db.app
    .update(users)
    .set({ invited: sql`${users.invited} + 1` })
    .where(eq(users.code, code));
}
