import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dice } from './dice.ts';

type Params = Readonly<Record<string, unknown>>;
type Update = Params & { readonly update_id: number };

export interface Charge {
  readonly id: string;
  readonly payerId: number;
  readonly amount: number;
  readonly payload: string;
  isRefunded: boolean;
}

/** A messenger with an account of its own: what it did is the truth that the server's books are compared with. */
export interface Messenger {
  readonly root: string;
  readonly charges: readonly Charge[];
  /** Gifts that were really bought, by recipient. */
  readonly gifts: readonly number[];
  /** How often each kind of fault happened. */
  readonly faults: Readonly<Record<string, number>>;
  /** Takes Stars from somebody and says so in the list; telling the bot is `push`'s. */
  take(payerId: number, amount: number, payload: string): Charge;
  push(update: Params, updateId?: number): number;
  /** The bot's answer to a payment's question; null when it gave none in time. */
  asked(queryId: string, ms: number): Promise<boolean | null>;
  /** From now on nothing fails. */
  heal(): void;
  close(): Promise<void>;
}

const FAULTY = new Set([
  'sendGift',
  'refundStarPayment',
  'createInvoiceLink',
  'getStarTransactions',
  'sendMessage',
  'answerPreCheckoutQuery',
]);
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

export async function startMessenger(dice: Dice): Promise<Messenger> {
  const charges: Charge[] = [];
  const gifts: number[] = [];
  const lines: Params[] = [];
  const faults: Record<string, number> = {};
  const answers = new Map<string, boolean>();
  let updates: Update[] = [];
  let nextUpdate = 1;
  let isHealed = false;
  const now = () => Math.floor(Date.now() / 1000);

  const methods: Readonly<Record<string, (params: Params) => unknown>> = {
    getMe: () => me,
    sendMessage: ({ chat_id: id }) => ({ message_id: 1, date: now(), chat: { id, type: 'private' } }),
    createInvoiceLink: () => `https://t.me/$${dice.id()}`,
    answerPreCheckoutQuery: ({ pre_checkout_query_id: id, ok }) => answers.set(String(id), ok === true) && true,
    getStarTransactions: ({ offset = 0, limit = 100 }) => ({ transactions: lines.slice(Number(offset), Number(offset) + Number(limit)) }),
    refundStarPayment: ({ telegram_payment_charge_id: id, user_id: payer }) => {
      const charge = charges.find((each) => each.id === id && each.payerId === payer);
      if (!charge) throw new Refusal('Bad Request: CHARGE_NOT_FOUND');
      if (charge.isRefunded) throw new Refusal('Bad Request: CHARGE_ALREADY_REFUNDED');
      charge.isRefunded = true;
      lines.push({
        id,
        amount: charge.amount,
        date: now(),
        receiver: { type: 'user', transaction_type: 'invoice_payment', user: user(charge.payerId) },
      });
      return true;
    },
    sendGift: ({ user_id: id, gift_id: gift }) => {
      gifts.push(Number(id));
      const receiver = { type: 'user', transaction_type: 'gift_purchase', user: user(Number(id)), gift: { id: gift } };
      return lines.push({ id: dice.id(), amount: 15, date: now(), receiver }) > 0;
    },
  };

  /** Answers, or fails before the effect, or after it: then nobody is told that it happened. */
  function act(method: string, params: Params, response: ServerResponse): void {
    const fault = !isHealed && FAULTY.has(method) && dice.chance(0.2) ? dice.pick(['before', 'after', 'after', 'too_many']) : null;
    if (fault) faults[`${method} ${fault}`] = (faults[`${method} ${fault}`] ?? 0) + 1;
    if (fault === 'before' || fault === 'too_many') {
      reply(response, ...refusals[fault]);
      return;
    }
    try {
      const result = methods[method]?.(params) ?? true;
      if (fault === 'after') response.destroy();
      else reply(response, 200, { ok: true, result });
    } catch (error) {
      reply(response, ...refuse(400, error instanceof Refusal ? error.message : 'Bad Request'));
    }
  }

  /** A poll that finds nothing is held for a moment; its offset confirms what came before it. */
  function poll({ offset = 0 }: Params, response: ServerResponse): void {
    updates = updates.filter((update) => update.update_id >= Number(offset));
    setTimeout(() => reply(response, 200, { ok: true, result: updates.slice(0, 100) }), updates.length > 0 ? 0 : 100);
  }

  const server = createServer(async (request, response) => {
    const method = request.url?.split('/').at(-1) ?? '';
    const params = await readJson(request);
    if (method === 'getUpdates') poll(params, response);
    else act(method, params, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    charges,
    gifts,
    faults,
    take(payerId, amount, payload) {
      const charge = { id: dice.id(), payerId, amount, payload, isRefunded: false };
      charges.push(charge);
      const source = { type: 'user', transaction_type: 'invoice_payment', user: user(payerId), invoice_payload: payload };
      lines.push({ id: charge.id, amount, date: now(), source });
      return charge;
    },
    push(update, updateId = nextUpdate++) {
      updates = [...updates.filter((each) => each.update_id !== updateId), { ...update, update_id: updateId }].sort(
        (a, b) => a.update_id - b.update_id,
      );
      return updateId;
    },
    async asked(queryId, ms) {
      for (const end = Date.now() + ms; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
        const answer = answers.get(queryId);
        if (answer !== undefined) return answer;
      }
      return null;
    },
    heal: () => {
      isHealed = true;
    },
    close: () =>
      new Promise((resolve) => {
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
