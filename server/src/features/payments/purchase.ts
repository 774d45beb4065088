import { packOffers } from '@billet/shared-domain/rules/packs';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type OrderRow, type Purchase, revealLedger } from '../../kit/db/schema/money.ts';
import { users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { planGift } from '../messenger-gifts/index.ts';
import { type Shipment, ship } from '../sending/index.ts';

/** What was paid for can't be delivered any more, whatever is tried. */
export class CannotDeliver extends Error {
  override name = 'CannotDeliver';
}

export interface Paid {
  readonly order: OrderRow;
  readonly purchase: Purchase;
  readonly chargeId: string;
}

/** Delivers in the caller's transaction what an order bought. Throws CannotDeliver when that is impossible for good. */
export async function deliverPurchase(tx: Queries, deps: Deps, { order, purchase, chargeId }: Paid): Promise<void> {
  switch (purchase.kind) {
    case 'item':
      return deliverGift(tx, deps, { ...purchase, senderId: order.payerId }, chargeId);
    case 'reveal_pack':
      return creditReveals(tx, order.payerId, packOffers[purchase.pack].reveals, order.id);
    case 'early_reveal':
      return openEarly(tx, order.payerId, purchase.year);
  }
}

async function deliverGift(tx: Queries, deps: Deps, shipment: Shipment, chargeId: string): Promise<void> {
  const [recipient] = await tx.select({ telegramId: users.telegramId }).from(users).where(eq(users.id, shipment.recipientId));
  if (!recipient) throw new CannotDeliver();
  const delivered = await ship(tx, deps, shipment);
  // blocked between the messenger's question and the payment
  if (delivered.placement === 'suppressed') throw new CannotDeliver();
  await planGift(tx, deps, { ...delivered, recipientTelegramId: recipient.telegramId, chargeId });
}

/** Reveals are credited once an order: the ledger takes no second row of it. */
async function creditReveals(tx: Queries, userId: string, count: number, orderId: string): Promise<void> {
  await tx.insert(revealLedger).values({ userId, change: count, reason: 'pack', orderId });
  await tx
    .update(users)
    .set({ availableReveals: sql`${users.availableReveals} + ${count}` })
    .where(eq(users.id, userId));
  await announceChange(tx, userId, 'profile');
}

async function openEarly(tx: Queries, userId: string, year: number): Promise<void> {
  await tx
    .update(users)
    .set({ earlyRevealYear: sql`GREATEST(${users.earlyRevealYear}, ${year}::integer)` })
    .where(eq(users.id, userId));
  await announceChange(tx, userId, 'profile');
}
