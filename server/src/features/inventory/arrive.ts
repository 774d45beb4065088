import { and, eq } from 'drizzle-orm';
import { items } from '../../db/schema/items.ts';
import { ringDoorbell } from '../../live/doorbell.ts';
import type { Ports } from '../../ports.ts';

/** Lets an item that was held back into the inbox. Repeating it changes nothing; what arrived at once is left alone. */
export async function arriveItem({ db, live }: Pick<Ports, 'db' | 'live'>, itemId: string): Promise<void> {
  await db.owner.transaction(async (tx) => {
    const [arrived] = await tx
      .update(items)
      .set({ isArrived: true })
      .where(and(eq(items.id, itemId), eq(items.isArrived, false)))
      .returning({ recipientId: items.recipientId });
    if (arrived) await ringDoorbell(tx, arrived.recipientId, 'inventory');
  });
  live.wake();
}
