import { packOffers } from '@billet/shared-domain/rules/packs';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { type OrderRow, type Purchase, revealLedger } from '../../db/schema/money.ts';
import { users } from '../../db/schema/people.ts';
import { ringDoorbell } from '../../live/doorbell.ts';
import type { Ports } from '../../ports.ts';
import { type Shipment, ship } from './ship.ts';

/** What was paid for can't be delivered any more, whatever is tried. */
export class CannotDeliver extends Error {
  override name = 'CannotDeliver';
}

/** Delivers in the caller's transaction what an order bought. Throws CannotDeliver when that is impossible for good. */
export async function deliverPurchase(tx: Queries, ports: Ports, order: OrderRow, purchase: Purchase): Promise<void> {
  if (purchase.kind === 'item') return deliverGift(tx, ports, { ...purchase, senderId: order.payerId });
  await creditReveals(tx, order.payerId, packOffers[purchase.pack].reveals, order.id);
}

async function deliverGift(tx: Queries, ports: Ports, shipment: Shipment): Promise<void> {
  const [recipient] = await tx.select({ id: users.id }).from(users).where(eq(users.id, shipment.recipientId));
  if (!recipient) throw new CannotDeliver();
  await ship(tx, ports, shipment);
}

/** Reveals are credited once an order: the ledger takes no second row of it. */
async function creditReveals(tx: Queries, userId: string, count: number, orderId: string): Promise<void> {
  await tx.insert(revealLedger).values({ userId, change: count, reason: 'pack', orderId });
  await tx
    .update(users)
    .set({ availableReveals: sql`${users.availableReveals} + ${count}` })
    .where(eq(users.id, userId));
  await ringDoorbell(tx, userId, 'profile');
}
