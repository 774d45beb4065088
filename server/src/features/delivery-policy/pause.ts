import { and, eq } from 'drizzle-orm';
import { notes } from '../../kit/db/schema/notes.ts';
import type { Deps } from '../../kit/deps.ts';
import { announceInventory } from '../../kit/live/change-event.ts';

/** Moves notes deferred during a pause into the inbox. To be called after the end of the pause is visible to senders. */
export async function showDeferredNotes({ db, live }: Pick<Deps, 'db' | 'live'>, recipientId: string): Promise<void> {
  await db.inbox.transaction(async (tx) => {
    const shown = await tx
      .update(notes)
      .set({ placement: 'inbox' })
      .where(and(eq(notes.recipientId, recipientId), eq(notes.placement, 'kept')))
      .returning({ id: notes.id });
    if (shown.length > 0) await announceInventory(tx, recipientId);
  });
  live.sendSignal();
}
