import { and, eq } from 'drizzle-orm';
import { items } from '../../kit/db/schema/items.ts';
import type { Deps } from '../../kit/deps.ts';
import { announceChange } from '../../kit/live/change-event.ts';

/**
 * Lets an item that was held back arrive. Repeating it changes nothing; what arrived at once is left alone. Gives whether
 * the recipient may be told of it.
 */
export async function arriveItem({ db, live }: Pick<Deps, 'db' | 'live'>, itemId: string): Promise<boolean> {
  const isShown = await db.owner.transaction(async (tx) => {
    const [arrived] = await tx
      .update(items)
      .set({ isArrived: true })
      .where(and(eq(items.id, itemId), eq(items.isArrived, false)))
      .returning({ recipientId: items.recipientId });
    const [item] = await tx.select({ placement: items.placement }).from(items).where(eq(items.id, itemId));
    if (item?.placement !== 'inbox') return false;
    if (arrived) await announceChange(tx, arrived.recipientId, 'inventory');
    return true;
  });
  live.wake();
  return isShown;
}
