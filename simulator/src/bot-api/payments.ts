import { randomBytes } from 'node:crypto';
import { gifts } from '../world/gifts.ts';
import { accountOf, balanceOf, type Entry, isRefunded, paymentOf, withEntry } from '../world/ledger.ts';
import { postService, toUser } from '../world/messages.ts';
import { changed, seconds, type World } from '../world/world.ts';
import { personOf } from './chats.ts';
import { badRequest, integerOf, isTrue, jsonOf, listOf, type MethodGroup, objectOf, type Params, requiredText, textOf } from './method.ts';

/** Stars: invoices, pre-checkout answers, refunds, and the account of the bot. */
export const payments: MethodGroup = {
  createInvoiceLink: ({ world, params }) => {
    const invoice = invoiceOf(params);
    const slug = randomBytes(12).toString('base64url');
    world.invoices.set(slug, { ...invoice, slug });
    changed(world);
    return `https://t.me/$${slug}`;
  },

  answerPreCheckoutQuery: ({ world, params }) => {
    const id = requiredText(params, 'pre_checkout_query_id');
    const answer = world.checkouts.get(id);
    if (!answer) throw badRequest('query is too old and response timeout expired or query ID is invalid');
    const isOk = isTrue(params, 'ok');
    const message = textOf(params, 'error_message');
    if (!isOk && !message) throw badRequest('parameter "error_message" is required');
    world.checkouts.delete(id);
    answer(isOk ? { ok: true } : { ok: false, message });
    return true;
  },

  refundStarPayment: ({ world, params }) => {
    const person = personOf(world, params);
    const charge = requiredText(params, 'telegram_payment_charge_id');
    const payment = paymentOf(world.ledger, charge);
    if (payment?.from !== accountOf(person.id)) throw badRequest('CHARGE_NOT_FOUND');
    if (isRefunded(world.ledger, charge)) throw badRequest('CHARGE_ALREADY_REFUNDED');
    const ledger = withEntry(world.ledger, { ...payment, kind: 'refund', from: 'bot', to: payment.from, date: seconds() });
    if (!ledger) throw badRequest('BALANCE_TOO_LOW');
    world.ledger = ledger;
    postService(world, person, `${world.bot.name} refunded ${payment.stars} Stars`, {
      refunded_payment: {
        currency: 'XTR',
        total_amount: payment.stars,
        invoice_payload: payment.about,
        telegram_payment_charge_id: charge,
      },
    });
    return true;
  },

  getMyStarBalance: ({ world }) => ({ amount: balanceOf(world.ledger, 'bot') }),

  getStarTransactions: ({ world, params }) => {
    const offset = Math.max(integerOf(params, 'offset', 0), 0);
    const limit = Math.min(Math.max(integerOf(params, 'limit', 100), 1), 100);
    const own = world.ledger.filter((entry) => entry.kind !== 'opening' && (entry.from === 'bot' || entry.to === 'bot'));
    return { transactions: own.slice(offset, offset + limit).map((entry) => transaction(world, entry)) };
  },
};

/** Validates an invoice in the order of the real API. Lengths are in code points, the payload's in bytes. */
function invoiceOf(params: Params) {
  const title = required(params, 'title', 32);
  const description = required(params, 'description', 255);
  const payload = requiredText(params, 'payload');
  if (Buffer.byteLength(payload) > 128) throw badRequest('INVOICE_PAYLOAD_INVALID');
  if (textOf(params, 'currency') !== 'XTR') throw badRequest('CURRENCY_INVALID: the simulator sells for Stars only');
  if (textOf(params, 'provider_token')) throw badRequest('PAYMENT_PROVIDER_INVALID');
  const prices = listOf(jsonOf(params, 'prices')).map((price) => objectOf(price) ?? {});
  const [price] = prices;
  if (!price || prices.length !== 1) throw badRequest('STARS_INVOICE_INVALID');
  const stars = price.amount;
  if (typeof stars !== 'number' || !Number.isInteger(stars) || stars < 1 || stars > 25_000)
    throw badRequest('CURRENCY_TOTAL_AMOUNT_INVALID');
  if (!textOf(price, 'label')) throw badRequest('portion label must be non-empty');
  return { title, description, payload, stars, label: textOf(price, 'label') };
}

function required(params: Params, name: 'title' | 'description', limit: number): string {
  const text = requiredText(params, name);
  if ([...text].length > limit) throw badRequest(`INVOICE_${name.toUpperCase()}_TOO_LONG`);
  return text;
}

/** A ledger entry from the view of the bot: a refund has the id of the refunded payment. */
function transaction(world: World, { id, kind, to, stars, date, about, person: personId }: Entry): Record<string, unknown> {
  const isIncoming = to === 'bot';
  const person = world.people.get(personId ?? 0);
  const partner = {
    type: 'user',
    transaction_type: kind === 'gift' ? 'gift_purchase' : 'invoice_payment',
    user: person ? toUser(person) : undefined,
    ...(kind === 'gift' ? { gift: apiGift(about) } : { invoice_payload: about }),
  };
  return { id, amount: stars, date, [isIncoming ? 'source' : 'receiver']: partner };
}

function apiGift(id: string): Record<string, unknown> {
  return { id, star_count: gifts.find((gift) => gift.id === id)?.stars ?? 0 };
}
