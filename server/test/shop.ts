import { sql } from 'drizzle-orm';
import { startBot } from '../src/app/bot/start.ts';
import { storeUpdates } from '../src/app/bot/stored-updates.ts';
import { cleanUpAll, resumeWork } from '../src/app/jobs/rounds.ts';
import { startJobs } from '../src/app/jobs/start.ts';
import type { SellingDeps } from '../src/features/payments/index.ts';
import type { Config } from '../src/kit/config.ts';
import { type BotApi, type BotCall, startBotApi } from './bot-api.ts';
import { startWorld, type World } from './harness.ts';
import type { CallInput, Person, Reply } from './person.ts';

/** A running server with bot and jobs, and a fake Telegram for payments. */
export interface Shop extends World {
  readonly messenger: BotApi;
  /** Pushes the updates of a payment. Returns its charge id. */
  pay(payer: Person, orderId: string, amount: number, more?: Partial<Payment>): string;
  sendPreCheckoutQuery(payer: Person, orderId: string, amount: number, more?: Partial<Payment>): string;
  /** A text of a user to the bot. */
  write(person: Person, text: string, more?: Record<string, unknown>): void;
  /** A user presses a button below a message. Returns the answer. */
  press(person: Person, data: string): Promise<BotCall>;
  /** Resolves when the bot has sent a user a message with these words. */
  messageTo(person: Person, words?: string): Promise<BotCall>;
  /** The bot's messages to a user with these words so far. */
  messagesTo(person: Person, words?: string): readonly BotCall[];
  /** Stops bot and jobs and starts them again. */
  restart(): Promise<void>;
  stopBot(): Promise<void>;
  /** Runs the clean-up that runs every five minutes. */
  cleanUp(): Promise<void>;
}

interface Payment {
  readonly chargeId: string;
  readonly currency: string;
  readonly payload: string;
  readonly update_id: number;
}

let count = 0;

/** `parts` replaces other deps, as in `startWorld`. */
export async function startShop(config: Partial<Config> = {}, parts: Partial<SellingDeps> = {}): Promise<Shop> {
  const messenger = await startBotApi();
  const world = await startWorld({ botApiRoot: messenger.root, ...config }, parts);
  let stops = await start(world);
  await waitForFirstReconciliation(world);
  const stop = async () => {
    await Promise.all(stops.map((each) => each()));
    stops = [];
  };
  return {
    ...world,
    messenger,
    pay: (payer, orderId, amount, { chargeId = `charge-${++count}`, ...more } = {}) => {
      messenger.push(paymentOf(payer, orderId, amount, { chargeId, ...more }));
      return chargeId;
    },
    sendPreCheckoutQuery: (payer, orderId, amount, { currency = 'XTR', payload = `order:${orderId}` } = {}) => {
      const id = `query-${++count}`;
      messenger.push({ pre_checkout_query: { id, from: userOf(payer), currency, total_amount: amount, invoice_payload: payload } });
      return id;
    },
    write(person, text, more = {}) {
      const entities = text.startsWith('/') ? [{ type: 'bot_command', offset: 0, length: text.split(' ')[0]?.length }] : [];
      messenger.push({ message: { ...messageFrom(person), text, entities, ...more } });
    },
    press(person, data) {
      const id = `press ${++count}`;
      const { from, ...message } = messageFrom(person);
      messenger.push({ callback_query: { id, from, chat_instance: '1', data, message } });
      return messenger.waitForCall('answerCallbackQuery', ({ callback_query_id }) => callback_query_id === id);
    },
    messageTo: (person, words = '') => messenger.waitForCall('sendMessage', isFor(person, words)),
    messagesTo: (person, words = '') =>
      messenger.calls.filter(({ method, params }) => method === 'sendMessage' && isFor(person, words)(params)),
    stopBot: stop,
    async cleanUp() {
      await resumeWork(world.deps);
      await cleanUpAll(world.deps);
    },
    async restart() {
      await stop();
      stops = await start(world);
    },
    async close() {
      await stop();
      await messenger.close();
      await world.close();
    },
  };
}

const isFor =
  ({ telegramId }: Person, words: string) =>
  ({ chat_id, text }: BotCall['params']) =>
    chat_id === telegramId && String(text).includes(words);

async function start({ deps }: World): Promise<(() => Promise<void>)[]> {
  // a scheduled run would interfere with those of the test
  return [await startJobs(deps, false), await startBot(deps)];
}

/**
 * The reconciliation at the start resumes what it finds unfinished. If it ran late, it would repeat a payment or refund that a test has just
 * begun.
 */
async function waitForFirstReconciliation({ deps }: World): Promise<void> {
  const jobs = () => deps.db.owner.execute(sql`SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'reconcile'`);
  await until(jobs, ({ rows }) => rows.length === 0);
}

export function userOf({ telegramId, firstName }: Person) {
  return { id: telegramId, is_bot: false, first_name: firstName, username: firstName.toLowerCase(), language_code: 'en' };
}

export function messageFrom(person: Person) {
  return {
    message_id: ++count,
    date: Math.floor(Date.now() / 1000),
    chat: { id: person.telegramId, type: 'private', first_name: person.firstName },
    from: userOf(person),
  };
}

/** The update with which Telegram reports a payment; default: 49 Stars. */
export function paymentOf(payer: Person, orderId: string, amount = 49, more: Partial<Payment> = {}) {
  const { chargeId = `charge-${++count}`, currency = 'XTR', payload = `order:${orderId}`, ...rest } = more;
  const paid = { currency, total_amount: amount, invoice_payload: payload };
  const ids = { telegram_payment_charge_id: chargeId, provider_payment_charge_id: '' };
  return { ...rest, message: { ...messageFrom(payer), successful_payment: { ...paid, ...ids } } };
}

/** A checkout of `sender` for `recipient`; default: a free tulip without a message. */
export function checkout(
  sender: Person,
  recipient: Pick<Person, 'code'>,
  body: Record<string, unknown> = {},
  input: CallInput = {},
): Promise<Reply> {
  return sender.call('checkout', { ...input, body: { valentineCode: recipient.code, itemId: 'tulip', ...body } });
}

/** The order id in the answer of a checkout or a reveal. */
export function orderIn({ body, text }: Reply): string {
  const { orderId, data } = body as { orderId?: string | null; data?: { orderId?: string } | null };
  const id = orderId ?? data?.orderId;
  if (!id) throw new Error(`No order in ${text}`);
  return id;
}

/** Polls until `look` returns a value that passes. The test's timeout ends it. */
export async function until<T>(read: () => Promise<T>, passes: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (passes(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Resolves when no work is left: no update, no outbox row, no job. */
export async function waitUntilIdle({ deps }: Pick<World, 'deps'>): Promise<void> {
  const left = () =>
    deps.db.owner
      .execute(sql`SELECT ((SELECT count(*) FROM money.updates WHERE body IS NOT NULL) + (SELECT count(*) FROM billet.outbox) +
      (SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier NOT IN ('reconcile', 'clean-up')))::int AS n`)
      .then(({ rows }) => rows);
  await until(left, ([row]) => row?.n === 0);
}

export async function stateOf(payer: Person, orderId: string): Promise<string> {
  const { body } = await payer.call('getOrder', { params: { id: orderId } });
  return (body as { order: { state: string } }).order.state;
}

export interface Received {
  readonly id: string;
  readonly item: { readonly id: string };
  readonly type: string;
  readonly status: string;
  readonly message: string | null;
  readonly sender: { readonly telegram: { readonly firstName: string } } | null;
  readonly isRevealCompleted: boolean;
}

export async function inboxOf(person: Person, type: 'ordinary' | 'anonymous_message' = 'ordinary'): Promise<Received[]> {
  const { body } = await person.call('getValentines', { query: { type } });
  return (body as { valentines: Received[] }).valentines;
}

export { resumeWork, storeUpdates };
