import { type RevealPack, revealPackSchema } from '@billet/shared-domain/contract';
import { packOffers } from '@billet/shared-domain/rules/packs';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../kit/db/database.ts';
import { revealLedger } from '../../kit/db/schema/money.ts';
import { users } from '../../kit/db/schema/people.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { translate } from '../../kit/messages/texts.ts';
import { CannotDeliver, type Order, type Product } from '../payments/index.ts';

export interface PackRequest {
  readonly pack: RevealPack;
}

const purchaseSchema = z.object({ pack: revealPackSchema });
const sizeOf = ({ bought }: Pick<Order, 'bought'>) => packOffers[revealPackSchema.parse(bought)].reveals;

/** A pack of reveals. None is spent here: the client requests the reveal while its sheet is open (RVL-04). */
export const packProduct: Product<PackRequest> & { readonly kind: 'reveal_pack' } = {
  kind: 'reveal_pack',

  nameOf: (bought, language) => translate(language, 'bot-invoice-pack', { reveals: sizeOf({ bought }) }),

  offer(_, payer, { pack }) {
    const { reveals, total } = packOffers[pack];
    return {
      purchase: purchaseSchema.parse({ pack }),
      bought: pack,
      amount: total,
      description: translate(languageOf(payer), 'bot-invoice-pack-description', { reveals }),
    };
  },

  async canStillDeliver({ db }, { payerId }) {
    const [payer] = await db.app.select({ id: users.id }).from(users).where(isThere(payerId));
    return payer !== undefined;
  },

  /** Throws CannotDeliver for a deleted account. */
  async deliver(tx, _, order) {
    const reveals = sizeOf(order);
    await tx.insert(revealLedger).values({ userId: order.payerId, change: reveals, reason: 'pack' });
    if (!(await addReveals(tx, isThere(order.payerId), reveals))) throw new CannotDeliver();
    await announceChange(tx, order.payerId, 'profile');
  },

  /** Removes the pack's reveals that are still unspent. */
  async removeUnused(tx, _, order) {
    const isPayer = eq(users.id, order.payerId);
    // A stronger lock would block concurrent inserts that reference this row
    const [person] = await tx.select({ left: users.availableReveals }).from(users).where(isPayer).for('no key update');
    const unused = Math.min(sizeOf(order), person?.left ?? 0);
    if (unused > 0) await correct(tx, order, -unused);
    return unused;
  },

  restore: (tx, _, order, unused) => correct(tx, order, unused),
};

/** A deleted account leaves a row with a negative id; the messenger's ids are above zero. */
const isThere = (userId: string) => and(eq(users.id, userId), gt(users.telegramId, 0));

async function correct(tx: Queries, { payerId }: Order, change: number): Promise<void> {
  await tx.insert(revealLedger).values({ userId: payerId, change, reason: 'refund' });
  await addReveals(tx, eq(users.id, payerId), change);
  await announceChange(tx, payerId, 'profile');
}

async function addReveals(tx: Queries, whose: SQL | undefined, change: number): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ availableReveals: sql`${users.availableReveals} + ${change}::integer` })
    .where(whose)
    .returning({ id: users.id });
  return changed.length > 0;
}
