import { openingTime } from '@billet/shared-domain/rules/march8';
import { inMoscow } from '@billet/shared-domain/rules/moscow';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../../kit/db/schema/people.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { say } from '../../kit/messages/texts.ts';
import { CannotDeliver, type Order, type Product } from '../payments/index.ts';

const purchaseSchema = z.object({ year: z.int() });
const PREFIX = 'early_reveal_';
const yearOf = ({ bought }: Pick<Order, 'bought'>) => Number(bought.slice(PREFIX.length));

/** Whether a year's notes still wait for 8 March. */
const isStillClosed = (year: number, now: Date) => now < openingTime(year);

/** The running year's notes before 8 March, for whoever doesn't have them so yet. */
export const earlyProduct: Product<null> & { readonly kind: 'early_reveal' } = {
  kind: 'early_reveal',

  /** Throws `not_deliverable` once they open by themselves. */
  offer({ clock, config }, { languageCode }) {
    const { year } = inMoscow(clock.now());
    if (!isStillClosed(year, clock.now())) throw new ApiError('not_deliverable', 'Everything may be opened already');
    return {
      purchase: purchaseSchema.parse({ year }),
      bought: `${PREFIX}${year}`,
      amount: config.earlyRevealPrice,
      title: say(languageCode, 'bot-invoice-early'),
      description: say(languageCode, 'bot-invoice-early-description', { year: String(year) }),
    };
  },

  async canStillDeliver({ db, clock }, { payerId, purchase }) {
    const { year } = purchaseSchema.parse(purchase);
    const [payer] = await db.app.select({ has: users.earlyRevealYear }).from(users).where(eq(users.id, payerId));
    return isStillClosed(year, clock.now()) && (payer?.has ?? 0) < year;
  },

  /** Whoever has the year already gets the Stars of a second order back. */
  async deliver(tx, _, order) {
    const year = yearOf(order);
    const opened = await tx
      .update(users)
      .set({ earlyRevealYear: year })
      .where(and(eq(users.id, order.payerId), or(isNull(users.earlyRevealYear), lt(users.earlyRevealYear, year))))
      .returning({ id: users.id });
    if (opened.length === 0) throw new CannotDeliver();
    await announceChange(tx, order.payerId, 'profile');
  },

  /** What was opened by it stays open. */
  async takeBack(tx, _, order) {
    const closed = await tx
      .update(users)
      .set({ earlyRevealYear: null })
      .where(and(eq(users.id, order.payerId), eq(users.earlyRevealYear, yearOf(order))))
      .returning({ id: users.id });
    if (closed.length > 0) await announceChange(tx, order.payerId, 'profile');
    return closed.length > 0;
  },
};
