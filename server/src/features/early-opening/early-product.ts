import { openingTime } from '@billet/shared-domain/rules/march8';
import { inMoscow } from '@billet/shared-domain/rules/moscow';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../kit/db/database.ts';
import { users } from '../../kit/db/schema/people.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { translate, yearNumber } from '../../kit/messages/texts.ts';
import { CannotDeliver, type Order, type Product } from '../payments/index.ts';

const purchaseSchema = z.object({ year: z.int() });
const PREFIX = 'early_reveal_';
const yearOf = ({ bought }: Pick<Order, 'bought'>) => Number(bought.slice(PREFIX.length));

/** Whether a year's notes still wait for 8 March. */
const isStillClosed = (year: number, now: Date) => now < openingTime(year);

/** The early opening of the current year's notes, for people who do not have it yet. */
export const earlyProduct: Product<null> & { readonly kind: 'early_reveal' } = {
  kind: 'early_reveal',

  nameOf: (_, language) => translate(language, 'bot-invoice-early'),

  /** Throws `not_deliverable` after 8 March. */
  offer({ clock, config }, payer) {
    const { year } = inMoscow(clock.now());
    if (!isStillClosed(year, clock.now())) throw new ApiError('not_deliverable', 'Everything may be opened already');
    return {
      purchase: purchaseSchema.parse({ year }),
      bought: `${PREFIX}${year}`,
      amount: config.earlyRevealPrice,
      description: translate(languageOf(payer), 'bot-invoice-early-description', { year: yearNumber(year) }),
    };
  },

  async canStillDeliver({ db, clock }, { payerId, purchase }) {
    const { year } = purchaseSchema.parse(purchase);
    const [payer] = await db.app.select({ id: users.id }).from(users).where(mayHave(payerId, year));
    return isStillClosed(year, clock.now()) && payer !== undefined;
  },

  /** Throws CannotDeliver, which refunds the Stars, for a payer who already has the year or has deleted the account. */
  async deliver(tx, _, order) {
    if (!(await openYear(tx, order))) throw new CannotDeliver();
  },

  /** Earlier notes stay open (INB-05): those of the order's year, and those of an earlier refund. */
  async removeUnused(tx, { clock }, order) {
    const year = yearOf(order);
    const endedAt = new Date(Math.min(clock.now().getTime(), openingTime(year).getTime())).toISOString();
    const closed = await tx
      .update(users)
      .set({ earlyRevealYear: null, earlyRevealEndedAt: sql`GREATEST(${users.earlyRevealEndedAt}, ${endedAt}::timestamptz)` })
      .where(and(eq(users.id, order.payerId), eq(users.earlyRevealYear, year)))
      .returning({ id: users.id });
    if (closed.length > 0) await announceChange(tx, order.payerId, 'profile');
    return closed.length;
  },

  async restore(tx, _, order) {
    await openYear(tx, order);
  },
};

/** Matches a person without the year. A deleted account's row has a negative id; the messenger's ids are above zero. */
const mayHave = (userId: string, year: number) =>
  and(eq(users.id, userId), gt(users.telegramId, 0), or(isNull(users.earlyRevealYear), lt(users.earlyRevealYear, year)));

/** Returns false for a person who cannot have the year or already has it. */
async function openYear(tx: Queries, order: Order): Promise<boolean> {
  const year = yearOf(order);
  const opened = await tx.update(users).set({ earlyRevealYear: year }).where(mayHave(order.payerId, year)).returning({ id: users.id });
  if (opened.length > 0) await announceChange(tx, order.payerId, 'profile');
  return opened.length > 0;
}
