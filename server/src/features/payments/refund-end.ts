import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type ChargeRow, charges } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { appUrl } from '../../kit/messages/links.ts';
import { translate } from '../../kit/messages/texts.ts';
import { notifyOperators, queueForUser } from '../bot-messages/index.ts';
import { openCharge } from './charge.ts';
import type { Order } from './order.ts';
import { lockCharge, moveOrder } from './order-repository.ts';
import type { SellingDeps } from './product.ts';
import { returnUnused } from './unused.ts';

export type RefundEnd = 'refunded' | 'refund_refused';

/**
 * Ends a refund in the caller's transaction and notifies the payer once. If the messenger refused it, also notifies the operators and
 * returns the unused part to the payer. Returns the order if it ended too.
 */
export async function endRefund(tx: Queries, deps: SellingDeps, chargeId: string, end: RefundEnd): Promise<Order | null> {
  const { charge, order } = (await lockCharge(tx, deps.config, chargeId)) ?? {};
  if (charge?.state !== 'refunding') return null;
  await tx.update(charges).set({ state: end }).where(eq(charges.id, chargeId));
  if (end === 'refund_refused' && order) await returnUnused(tx, deps, charge, order);
  await (end === 'refunded' ? notifyRefunded(tx, deps, charge) : notifyRefused(tx, deps, charge));
  return order && (await endOrder(tx, order.id)) ? order : null;
}

async function notifyRefunded(tx: Queries, deps: Pick<Deps, 'config'>, charge: ChargeRow): Promise<void> {
  await queueForUser(tx, deps, openCharge(deps.config, charge).payerTelegramId, (language) => {
    const unused = charge.isUnusedGone ? [translate(language, 'bot-refunded-unused')] : [];
    return {
      text: [translate(language, 'bot-refunded', { stars: charge.amount }), ...unused].join(' '),
      buttons: [{ text: translate(language, 'bot-button-open'), url: appUrl(deps.config, 'share') }],
    };
  });
}

async function notifyRefused(tx: Queries, deps: Pick<Deps, 'config'>, charge: ChargeRow): Promise<void> {
  const { payerTelegramId, chargeId } = openCharge(deps.config, charge);
  const stars = charge.amount;
  await queueForUser(tx, deps, payerTelegramId, (language) => {
    const unused = charge.isUnusedGone ? [translate(language, 'bot-refund-refused-unused')] : [];
    return { text: [translate(language, 'bot-refund-refused', { stars }), ...unused].join(' ') };
  });
  await notifyOperators(tx, deps, (language) => ({
    text: translate(language, 'bot-operator-refund-messenger', { stars, charge: chargeId }),
  }));
}

/** An order ends when none of its payments is still being refunded. */
async function endOrder(tx: Queries, id: string): Promise<boolean> {
  const ends = await tx
    .select({ state: charges.state })
    .from(charges)
    .where(and(eq(charges.orderId, id), inArray(charges.state, ['refunding', 'refund_refused'])));
  if (ends.some(({ state }) => state === 'refunding')) return false;
  return moveOrder(tx, id, ends.length > 0 ? 'refund_refused' : 'refunded');
}
