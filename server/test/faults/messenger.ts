import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Delivery, openDelivery, type Params } from './delivery.ts';
import type { Gift, Payment } from './events.ts';
import { makeSeededRandom, type SeededRandom } from './seeded-random.ts';

export type Charge = { -readonly [K in keyof Payment]: Payment[K] };

/** A fake Telegram with its own transaction list, which is the truth that the server's records are compared with. */
export interface Messenger extends Delivery {
  readonly root: string;
  readonly charges: readonly Charge[];
  readonly gifts: readonly Gift[];
  /** Number of faults by kind. */
  readonly faults: Readonly<Record<string, number>>;
  /** Number of calls so far, without polls, and of calls in progress. */
  readonly traffic: { readonly made: number; readonly open: number };
  /** Takes Stars from a person and adds a transaction. Use `push` to notify the bot. */
  charge(charge: Omit<Payment, 'refundedBy' | 'id'> & { readonly id?: string }): Charge;
  /** Refunds Stars without a request of the bot, and adds a transaction. */
  refund(charge: Charge): void;
  /** The bot's answer to a pre-checkout query; null if there was none in time. */
  preCheckoutAnswer(queryId: string, ms: number): Promise<boolean | null>;
  /** Makes this share of calls fail, as `seed` decides; 0 stops the faults. */
  fail(seed: number, share: number): void;
  close(): Promise<void>;
}

const FAULTY_METHODS = [
  'sendGift',
  'refundStarPayment',
  'createInvoiceLink',
  'getStarTransactions',
  'sendMessage',
  'answerPreCheckoutQuery',
] as const;
/** Factor for sendGift, which is not idempotent and therefore fails more often. */
const GIFT_FAULTS = 3;
const me = { id: 1_000_000_001, is_bot: true, first_name: 'Billet', username: 'billet_bot' };
const user = (id: number) => ({ id, is_bot: false, first_name: 'x' });

const refuse = (code: number, description: string, more: Params = {}): [number, Params] => [
  code,
  { ok: false, error_code: code, description, ...more },
];
const refusals = {
  before: refuse(502, 'Bad Gateway'),
  too_many: refuse(429, 'Too Many Requests', { parameters: { retry_after: 1 } }),
};

class Refusal extends Error {}

/** `now`: time of the schedule in milliseconds. `serverUrls`: the servers of a webhook. */
export async function startMessenger(now: () => number, serverUrls: () => readonly string[]): Promise<Messenger> {
  const charges: Charge[] = [];
  const gifts: Gift[] = [];
  const transactions: Params[] = [];
  const faults: Record<string, number> = {};
  const answers = new Map<string, boolean>();
  const traffic = { made: 0, open: 0 };
  let webhook = '';
  const delivery = openDelivery(serverUrls);
  let share = 0;
  let random: Readonly<Record<string, SeededRandom>> = {};
  const seconds = () => Math.floor(now() / 1000);

  function refundCharge(charge: Charge, by: Payment['refundedBy']): void {
    charge.refundedBy = by;
    const receiver = { type: 'user', transaction_type: 'invoice_payment', user: user(charge.payerId), invoice_payload: charge.payload };
    transactions.push({ id: charge.id, amount: charge.amount, date: seconds(), receiver });
  }

  const methods: Readonly<Record<string, (params: Params) => unknown>> = {
    getMe: () => me,
    setWebhook: ({ url, secret_token: secret }) => {
      webhook = String(url);
      return delivery.setWebhook(webhook, String(secret));
    },
    getWebhookInfo: () => ({ url: webhook, pending_update_count: delivery.waiting() }),
    sendMessage: ({ chat_id: id }) => ({ message_id: 1, date: seconds(), chat: { id, type: 'private' } }),
    createInvoiceLink: () => `https://t.me/$${crypto.randomUUID()}`,
    answerPreCheckoutQuery: ({ pre_checkout_query_id: id, ok }) => answers.set(String(id), ok === true) && true,
    getStarTransactions: ({ offset = 0, limit = 100 }) => ({
      transactions: transactions.slice(Number(offset), Number(offset) + Number(limit)),
    }),
    refundStarPayment: ({ telegram_payment_charge_id: id, user_id: payer }) => {
      const charge = charges.find((each) => each.id === id && each.payerId === payer);
      if (!charge || charge.isKept) throw new Refusal('Bad Request: CHARGE_NOT_FOUND');
      if (charge.refundedBy) throw new Refusal('Bad Request: CHARGE_ALREADY_REFUNDED');
      refundCharge(charge, 'bot');
      return true;
    },
    sendGift: ({ user_id: id, gift_id: giftId }) => {
      gifts.push({ recipientId: Number(id), giftId: String(giftId) });
      const receiver = { type: 'user', transaction_type: 'gift_purchase', user: user(Number(id)), gift: { id: giftId } };
      return transactions.push({ id: crypto.randomUUID(), amount: 15, date: seconds(), receiver }) > 0;
    },
  };

  function faultOf(method: string): 'before' | 'after' | 'too_many' | null {
    const own = random[method];
    if (!own?.chance(share * (method === 'sendGift' ? GIFT_FAULTS : 1))) return null;
    const fault = own.pick(['before', 'after', 'after', 'too_many'] as const);
    faults[`${method} ${fault}`] = (faults[`${method} ${fault}`] ?? 0) + 1;
    return fault;
  }

  /** Responds, or fails before the effect, or fails after it without a response. */
  function respond(method: string, params: Params, response: ServerResponse): void {
    const fault = faultOf(method);
    if (fault === 'before' || fault === 'too_many') reply(response, ...refusals[fault]);
    else answer(method, params, fault === 'after' ? () => response.destroy() : (...content) => reply(response, ...content));
  }

  function answer(method: string, params: Params, sendResponse: (status: number, body: Params) => void): void {
    try {
      sendResponse(200, { ok: true, result: methods[method]?.(params) ?? true });
    } catch (error) {
      sendResponse(...refuse(400, error instanceof Refusal ? error.message : 'Bad Request'));
    }
  }

  const server = createServer(async (request, response) => {
    const method = request.url?.split('/').at(-1) ?? '';
    if (method !== 'getUpdates') {
      traffic.made += 1;
      traffic.open += 1;
      response.once('close', () => {
        traffic.open -= 1;
      });
    }
    const params = await readJson(request);
    if (method === 'getUpdates') delivery.poll(params, (result) => reply(response, 200, { ok: true, result }));
    else respond(method, params, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    ...delivery,
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    charges,
    gifts,
    faults,
    traffic,
    charge(paid) {
      const charge: Charge = { id: crypto.randomUUID(), ...paid, refundedBy: null };
      charges.push(charge);
      const source = { type: 'user', transaction_type: 'invoice_payment', user: user(paid.payerId), invoice_payload: paid.payload };
      // the list contains only Stars
      if (paid.currency === 'XTR') transactions.push({ id: charge.id, amount: paid.amount, date: seconds(), source });
      return charge;
    },
    refund: (charge) => refundCharge(charge, 'messenger'),
    async preCheckoutAnswer(queryId, ms) {
      for (const end = Date.now() + ms; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 20))) {
        const answer = answers.get(queryId);
        if (answer !== undefined) return answer;
      }
      return null;
    },
    fail(seed, newShare) {
      share = newShare;
      random = Object.fromEntries(FAULTY_METHODS.map((method, index) => [method, makeSeededRandom(seed * 31 + index)]));
    },
    close: () =>
      new Promise((resolve) => {
        delivery.stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readJson(request: IncomingMessage): Promise<Params> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
}

function reply(response: ServerResponse, status: number, body: Params): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
