import { eq, sql } from 'drizzle-orm';
import { shareVisitors, type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { visitorMark } from '../../kit/seal/keyed-hash.ts';

/** Milliseconds for which an account is new: only who came by a link for the first time counts for its owner. */
const NEW_FOR = 24 * 3_600_000;

/**
 * Counts a new person for whose link brought them, once. The visitor is kept as a keyed hash without inviter or time, and
 * in another transaction than the count: a row that tied the two would hint at who sent a note.
 */
export async function countVisitor(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  visitor: UserRow,
  code: string,
): Promise<void> {
  if (visitor.code === code || clock.now().getTime() - visitor.createdAt.getTime() > NEW_FOR) return;
  const mark = visitorMark(config.sealKey, visitor.id);
  const fresh = await db.app.insert(shareVisitors).values({ mark }).onConflictDoNothing().returning();
  if (fresh.length === 0) return;
  await db.app
    .update(users)
    .set({ invited: sql`${users.invited} + 1` })
    .where(eq(users.code, code));
}
