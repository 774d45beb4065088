import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type ChargeRow, charges } from '../../kit/db/schema/money.ts';
import { users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { say } from '../../kit/messages/texts.ts';
import { tell } from '../people/index.ts';
import { openCharge } from './charge.ts';
import type { Order, Secret } from './order.ts';
import { holdCharge, moveOrder } from './order-repository.ts';

type RefundDeps = Pick<Deps, 'db' | 'clock' | 'messenger' | 'log' | 'live' | 'config'>;

/**
 * Sends Stars back and tells the payer, once. Repeating it is harmless: the messenger refunds a payment once. Throws when it can't be
 * reached. `chargeId` is ours.
 */
export async function refund(deps: RefundDeps, chargeId: string): Promise<void> {
  const { db, messenger, log, live, config } = deps;
  const [charge] = await db.app
    .select()
    .from(charges)
    .where(and(eq(charges.id, chargeId), eq(charges.state, 'refunding')));
  if (!charge) return;
  const { payerTelegramId, chargeId: messengerChargeId } = openCharge(config, charge);
  await messenger.refund(payerTelegramId, messengerChargeId);
  const marked = await db.app.transaction((tx) => markRefunded(tx, config, chargeId));
  if (!marked) return;
  log.info({ chargeId }, 'refunded');
  if (marked.ended) live.tellOrder(marked.ended.payerId);
  await tellPayer(deps, payerTelegramId, charge).catch((err: unknown) => log.warn({ err, chargeId }, 'refund was not told'));
}

async function tellPayer(deps: RefundDeps, payerTelegramId: number, { amount, isUnusedGone }: ChargeRow): Promise<void> {
  const [payer] = await deps.db.app.select().from(users).where(eq(users.telegramId, payerTelegramId));
  if (!payer) return;
  const words = [
    say(payer.languageCode, 'bot-refunded', { stars: amount }),
    ...(isUnusedGone ? [say(payer.languageCode, 'bot-refunded-unused')] : []),
  ];
  await tell(deps, payer, words.join(' '), { text: say(payer.languageCode, 'bot-button-open'), page: 'share' });
}

/** The order, if any, that ended with it. Null when another process has marked this one already. */
async function markRefunded(tx: Queries, secret: Secret, chargeId: string): Promise<{ readonly ended: Order | null } | null> {
  const { charge, order } = (await holdCharge(tx, secret, chargeId)) ?? {};
  if (charge?.state !== 'refunding') return null;
  await tx.update(charges).set({ state: 'refunded' }).where(eq(charges.id, chargeId));
  return { ended: order && (await endOrder(tx, order.id)) ? order : null };
}

/** An order is refunded with the last of its payments that go back. */
async function endOrder(tx: Queries, id: string): Promise<boolean> {
  const left = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.orderId, id), eq(charges.state, 'refunding')));
  return left.length === 0 && moveOrder(tx, id, 'refunded');
}
