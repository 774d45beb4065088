import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../kit/config.ts';
import type { Queries } from '../../kit/db/database.ts';
import { shareVisitors, type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { visitorMark } from '../../kit/seal/identity.ts';

/** Milliseconds for which an account counts as new: only first-time visitors count for the link's owner. */
const NEW_FOR = 24 * 3_600_000;

/**
 * Counts a new visitor for the owner of the link, once a messenger account. The visitor is stored as a keyed hash without inviter or time,
 * and in another transaction than the count: a link between both rows would hint at the sender of a note.
 */
export async function countVisitor(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  visitor: UserRow,
  code: string,
): Promise<void> {
  if (visitor.code === code || clock.now().getTime() - visitor.createdAt.getTime() > NEW_FOR) return;
  if (!(await recordVisitor(db.app, config, visitor.telegramId))) return;
  const invited = sql`${users.invited} + 1`;
  // On a developer's machine; otherwise shown with the next count
  const shown = config.scoreDelaySeconds === 0 ? { invitedShown: invited } : {};
  await db.app
    .update(users)
    .set({ invited, ...shown })
    .where(eq(users.code, code));
}

/** Records the messenger account as known, so that it no longer counts as new; false when it was already recorded. */
export async function recordVisitor(queries: Queries, { hashKey }: Pick<Config, 'hashKey'>, telegramId: number): Promise<boolean> {
  const mark = visitorMark(hashKey, telegramId);
  const fresh = await queries.insert(shareVisitors).values({ mark }).onConflictDoNothing().returning();
  return fresh.length > 0;
}
