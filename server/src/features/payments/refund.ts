import { and, eq, sql } from 'drizzle-orm';
import { type ChargeRow, charges } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { translate } from '../../kit/messages/texts.ts';
import { failureKind } from '../../kit/messenger/messenger.ts';
import { notifyOperators } from '../bot-messages/index.ts';
import { openCharge } from './charge.ts';
import type { SellingDeps } from './product.ts';
import { mayRefundNow } from './refund-cap.ts';
import { endRefund, type RefundEnd } from './refund-end.ts';

/**
 * Makes a refund and notifies the payer, once; ends it when the messenger refuses for good. Idempotent, since the messenger refunds a
 * payment once. Throws when the messenger is unavailable. `chargeId` is our id.
 */
export async function refund(deps: SellingDeps, chargeId: string): Promise<void> {
  const { db, log, live, config } = deps;
  const [charge] = await db.app
    .select()
    .from(charges)
    .where(and(eq(charges.id, chargeId), eq(charges.state, 'refunding')));
  if (!charge || !(await mayRefundNow(deps, chargeId))) return;
  const { payerTelegramId, chargeId: messengerChargeId } = openCharge(config, charge);
  const end = await send(deps, payerTelegramId, messengerChargeId).catch((err: unknown) => noteFailure(deps, charge, err));
  const ended = await db.app.transaction((tx) => endRefund(tx, deps, chargeId, end));
  log.info({ chargeId, end }, 'a refund has ended');
  if (ended) live.announceOrderChange(ended.payerId);
}

async function send({ messenger, log }: Deps, payerTelegramId: number, messengerChargeId: string): Promise<RefundEnd> {
  try {
    await messenger.refund(payerTelegramId, messengerChargeId);
    return 'refunded';
  } catch (err) {
    if (failureKind(err) !== 'refused') throw err;
    log.warn({ err }, 'the messenger refuses a refund');
    return 'refund_refused';
  }
}

/** Failed attempts after which the operators are notified, about half an hour. The retries continue. */
const REPORT_AT = 12;

/** Counts the failure and rethrows it, so that the job is retried. */
async function noteFailure({ db, config }: Deps, charge: ChargeRow, err: unknown): Promise<never> {
  await db.app.transaction(async (tx) => {
    const [counted] = await tx
      .update(charges)
      .set({ attempts: sql`${charges.attempts} + 1` })
      .where(eq(charges.id, charge.id))
      .returning({ attempts: charges.attempts });
    if (counted?.attempts !== REPORT_AT) return;
    const about = { stars: charge.amount, charge: openCharge(config, charge).chargeId };
    await notifyOperators(tx, { config }, (language) => ({ text: translate(language, 'bot-operator-refund-stuck', about) }));
  });
  throw err;
}
