import { and, eq } from 'drizzle-orm';
import { notes } from '../../kit/db/schema/notes.ts';
import type { Deps } from '../../kit/deps.ts';
import { announceChange } from '../../kit/live/change-event.ts';

/**
 * Lets a note that was held back arrive. Repeating it changes nothing; what arrived at once is left alone. Gives whether
 * the recipient may be told of it.
 */
export async function arriveNote({ db, live }: Pick<Deps, 'db' | 'live'>, noteId: string): Promise<boolean> {
  const isShown = await db.owner.transaction(async (tx) => {
    const [arrived] = await tx
      .update(notes)
      .set({ isArrived: true })
      .where(and(eq(notes.id, noteId), eq(notes.isArrived, false)))
      .returning({ recipientId: notes.recipientId });
    const [note] = await tx.select({ placement: notes.placement }).from(notes).where(eq(notes.id, noteId));
    if (note?.placement !== 'inbox') return false;
    if (arrived) await announceChange(tx, arrived.recipientId, 'inventory');
    return true;
  });
  live.wake();
  return isShown;
}
