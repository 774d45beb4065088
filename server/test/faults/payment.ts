import { setTimeout as pause } from 'node:timers/promises';
import type { EventRecorder } from './event-recorder.ts';
import type { Order } from './events.ts';
import type { Charge, Messenger } from './messenger.ts';
import type { PaymentAttempt, PaymentPlan } from './plan.ts';

/** The operator who refunds on request. */
export const OPERATOR = 900;
/** Milliseconds that the bot has to answer a pre-checkout query. */
const PRE_CHECKOUT_TIMEOUT_MS = 2_500;
const LATE_MS = 700;

export interface PaymentContext {
  readonly messenger: Messenger;
  readonly recorder: EventRecorder;
  /** Telegram id of a person who opens invoice links of others. */
  readonly strangerId: number;
}

/**
 * Pays an order by its plan, and notifies the bot with all irregularities that Telegram can have. Resolves when all updates were sent.
 */
export async function pay(
  context: PaymentContext,
  order: Pick<Order, 'id' | 'payerId' | 'amount'>,
  paymentPlan: PaymentPlan,
): Promise<void> {
  if (paymentPlan.preCheckout === 'before' || paymentPlan.preCheckout === 'twice') {
    const answer = await Promise.all(
      Array.from({ length: paymentPlan.preCheckout === 'twice' ? 2 : 1 }, () => askPreCheckout(context, order)),
    );
    if (answer.some((each) => each !== true) && !paymentPlan.paysAfterRejection) return;
  }
  const pending: Promise<void>[] = [];
  for (const attempt of paymentPlan.attempts) {
    await pause(attempt.wait);
    pending.push(payOnce(context, order, attempt));
  }
  if (paymentPlan.preCheckout === 'after') pending.push(askPreCheckout(context, order).then(() => {}));
  await Promise.all(pending);
}

function askPreCheckout(
  { messenger }: PaymentContext,
  { id, payerId, amount }: Pick<Order, 'id' | 'payerId' | 'amount'>,
): Promise<boolean | null> {
  const query = crypto.randomUUID();
  const from = { id: payerId, is_bot: false, first_name: 'x' };
  messenger.push({ pre_checkout_query: { id: query, from, currency: 'XTR', total_amount: amount, invoice_payload: `order:${id}` } });
  return messenger.preCheckoutAnswer(query, PRE_CHECKOUT_TIMEOUT_MS);
}

const payloads = {
  order: (id: string) => `order:${id}`,
  unknown: () => `order:${crypto.randomUUID()}`,
  garbage: () => `order ${crypto.randomUUID()}`,
};

async function payOnce(context: PaymentContext, order: Pick<Order, 'id' | 'payerId' | 'amount'>, attempt: PaymentAttempt): Promise<void> {
  const { messenger, strangerId } = context;
  const charge = messenger.charge({
    payerId: attempt.by === 'payer' ? order.payerId : strangerId,
    amount: order.amount + attempt.excess,
    currency: attempt.currency,
    payload: payloads[attempt.payload](order.id),
    refundRequest: null,
    isKept: attempt.isKept,
  });
  await Promise.all([notifyBot(context, charge, attempt), refundIfPlanned(messenger, charge, attempt)]);
}

async function refundIfPlanned(messenger: Messenger, charge: Charge, { refundRequest }: PaymentAttempt): Promise<void> {
  if (!refundRequest) return;
  await pause(refundRequest.after);
  if (refundRequest.by === 'operator') requestRefund(messenger, charge, 'possible');
  else if (charge.refundedBy === null) refundByMessenger(messenger, charge);
}

/** Telegram refunds the payment without a request, and notifies the bot. */
function refundByMessenger(messenger: Messenger, charge: Charge): void {
  messenger.refund(charge);
  const { currency, total_amount, invoice_payload, telegram_payment_charge_id } = successfulPayment(charge).message.successful_payment;
  const { successful_payment: _, ...message } = successfulPayment(charge).message;
  messenger.push({ message: { ...message, refunded_payment: { currency, total_amount, invoice_payload, telegram_payment_charge_id } } });
}

/** An operator requests a refund, at any point of its processing. */
export function requestRefund(messenger: Messenger, charge: Charge, how: 'certain' | 'possible'): void {
  charge.refundRequest = how;
  const from = { id: OPERATOR, is_bot: false, first_name: 'x' };
  const chat = { id: OPERATOR, type: 'private', first_name: 'x' };
  const entities = [{ type: 'bot_command', offset: 0, length: '/refund'.length }];
  messenger.push({ message: { message_id: 1, date: 0, chat, from, text: `/refund ${charge.id}`, entities } });
}

async function notifyBot({ messenger, recorder }: PaymentContext, charge: Charge, { notification }: PaymentAttempt): Promise<void> {
  const update = successfulPayment(charge);
  if (notification === 'never') return;
  if (notification === 'late') await pause(LATE_MS);
  const id = notification === 'in_both' ? messenger.pushEverywhere(update) : messenger.push(update);
  recorder.addUpdate({ update, id });
  if (notification === 'twice') messenger.push(update);
  if (notification !== 'again_later') return;
  await pause(LATE_MS);
  messenger.push(update, id);
}

function successfulPayment({ id, payerId, amount, currency, payload }: Charge) {
  return {
    message: {
      message_id: 1,
      date: 0,
      chat: { id: payerId, type: 'private', first_name: 'x' },
      from: { id: payerId, is_bot: false, first_name: 'x' },
      successful_payment: {
        currency,
        total_amount: amount,
        invoice_payload: payload,
        telegram_payment_charge_id: id,
        provider_payment_charge_id: '',
      },
    },
  };
}
