import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type ChargeRow, charges, type OrderRow } from '../../kit/db/schema/money.ts';
import { users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { say } from '../../kit/messages/texts.ts';
import { tell } from '../people/index.ts';
import { holdCharge, moveOrder } from './order-repository.ts';

type RefundDeps = Pick<Deps, 'db' | 'clock' | 'messenger' | 'log' | 'live' | 'config'>;

/**
 * Sends Stars back and tells the payer, once. Repeating it is harmless: the messenger refunds a payment once. Throws when it can't be
 * reached.
 */
export async function refund(deps: RefundDeps, chargeId: string): Promise<void> {
  const { db, messenger, log, live } = deps;
  const [charge] = await db.app
    .select()
    .from(charges)
    .where(and(eq(charges.id, chargeId), eq(charges.state, 'refunding')));
  if (!charge) return;
  await messenger.refund(charge.payerTelegramId, chargeId);
  if (!(await db.app.transaction((tx) => markRefunded(tx, chargeId)))) return;
  log.info({ chargeId }, 'refunded');
  live.wake();
  await tellPayer(deps, charge).catch((err: unknown) => log.warn({ err, chargeId }, 'refund was not told'));
}

async function tellPayer(deps: RefundDeps, { payerTelegramId, amount, isUnusedGone }: ChargeRow): Promise<void> {
  const [payer] = await deps.db.app.select().from(users).where(eq(users.telegramId, payerTelegramId));
  if (!payer) return;
  const words = [
    say(payer.languageCode, 'bot-refunded', { stars: amount }),
    ...(isUnusedGone ? [say(payer.languageCode, 'bot-refunded-unused')] : []),
  ];
  await tell(deps, payer, words.join(' '), { text: say(payer.languageCode, 'bot-button-open'), page: 'share' });
}

/** An order is refunded with the last of its payments that go back. False when another process has marked this one already. */
async function markRefunded(tx: Queries, chargeId: string): Promise<boolean> {
  const { charge, order } = (await holdCharge(tx, chargeId)) ?? {};
  if (charge?.state !== 'refunding') return false;
  await tx.update(charges).set({ state: 'refunded' }).where(eq(charges.id, chargeId));
  if (order) await endOrder(tx, order);
  return true;
}

async function endOrder(tx: Queries, { id, payerId }: OrderRow): Promise<void> {
  const left = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.orderId, id), eq(charges.state, 'refunding')));
  if (left.length === 0 && (await moveOrder(tx, id, 'refunded'))) await announceChange(tx, payerId, 'order');
}
