import { type RevealPack, revealPackSchema } from '@billet/shared-domain/contract';
import { packOffers } from '@billet/shared-domain/rules/packs';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../kit/db/database.ts';
import { revealLedger } from '../../kit/db/schema/money.ts';
import { users } from '../../kit/db/schema/people.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { say } from '../../kit/messages/texts.ts';
import type { Order, Product } from '../payments/index.ts';
import { spendOnNote } from './open.ts';

export interface PackWish {
  readonly pack: RevealPack;
  /** The note that it is wanted for: one reveal is spent on it at once. */
  readonly noteId: string;
}

/** `revealItemId`: as orders have always kept it. */
const purchaseSchema = z.object({ pack: revealPackSchema, revealItemId: z.string() });
const sizeOf = ({ bought }: Pick<Order, 'bought'>) => packOffers[revealPackSchema.parse(bought)].reveals;

/** Some reveals at once. */
export const packProduct: Product<PackWish> & { readonly kind: 'reveal_pack' } = {
  kind: 'reveal_pack',

  offer(_, { languageCode }, { pack, noteId }) {
    const { reveals, total } = packOffers[pack];
    return {
      purchase: purchaseSchema.parse({ pack, revealItemId: noteId }),
      bought: pack,
      amount: total,
      title: say(languageCode, 'bot-invoice-pack', { reveals }),
      description: say(languageCode, 'bot-invoice-pack-description', { reveals }),
    };
  },

  async canStillDeliver() {
    return true;
  },

  async deliver(tx, _, order) {
    const reveals = sizeOf(order);
    await tx.insert(revealLedger).values({ userId: order.payerId, change: reveals, reason: 'pack' });
    await addReveals(tx, order.payerId, reveals);
  },

  async afterDelivery(deps, { payerId, purchase }) {
    await spendOnNote(deps, purchaseSchema.parse(purchase).revealItemId, payerId);
  },

  /** As if the pack had never been bought, as far as its reveals are still there. */
  async takeBack(tx, _, order) {
    const isPayer = eq(users.id, order.payerId);
    // no stronger: whatever is written about a person meanwhile refers to their row, and would wait for it
    const [person] = await tx.select({ left: users.availableReveals }).from(users).where(isPayer).for('no key update');
    const unused = Math.min(sizeOf(order), person?.left ?? 0);
    if (unused === 0) return false;
    await tx.insert(revealLedger).values({ userId: order.payerId, change: -unused, reason: 'refund' });
    await addReveals(tx, order.payerId, -unused);
    return true;
  },
};

async function addReveals(tx: Queries, userId: string, change: number): Promise<void> {
  await tx
    .update(users)
    .set({ availableReveals: sql`${users.availableReveals} + ${change}::integer` })
    .where(eq(users.id, userId));
  await announceChange(tx, userId, 'profile');
}
