import { calls, fillPath, IDEMPOTENCY_HEADER, type JsonCallName, TOKEN_HEADER } from '@billet/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import { startBot } from '../../../src/app/bot/start.ts';
import { cleanUpAll, resumeWork } from '../../../src/app/jobs/rounds.ts';
import { startJobs } from '../../../src/app/jobs/start.ts';
import type { SellingDeps } from '../../../src/features/payments/index.ts';
import type { Config } from '../../../src/kit/config.ts';
import { type BotApi, startBotApi } from '../../bot-api.ts';
import { makeDeps } from '../../harness.ts';
import { account, type CallInput, type Person, type Reply, signInitData } from '../../person.ts';
import { messageFrom, userOf } from '../../shop.ts';
import { buildUnhurriedApp } from '../../unhurried-app.ts';

/** The whole server with bot and jobs, called without the network, so that a test can make thousands of calls. */
export interface InProcessShop {
  readonly deps: SellingDeps;
  readonly messenger: BotApi;
  person(name: string): Promise<Person>;
  /** Pushes the pre-checkout query and the payment update. */
  pay(payer: Person, orderId: string, amount: number): void;
  cleanUp(): Promise<void>;
  close(): Promise<void>;
}

export async function startInProcessShop(config: Partial<Config>, parts: Partial<SellingDeps> = {}): Promise<InProcessShop> {
  const messenger = await startBotApi();
  const deps: SellingDeps = { ...(await makeDeps({ botApiRoot: messenger.root, ...config })), ...parts };
  const app = await buildUnhurriedApp(deps);
  const stops = [await startJobs(deps), await startBot(deps)];
  let payments = 0;
  return {
    deps,
    messenger,
    person: (name) => openAppAs(app, deps.config.botToken, name),
    pay: (payer, orderId, amount) => {
      const invoice = { currency: 'XTR', total_amount: amount, invoice_payload: `order:${orderId}` };
      const id = ++payments;
      messenger.push({ pre_checkout_query: { id: `query ${id}`, from: userOf(payer), ...invoice } });
      const paid = { ...invoice, telegram_payment_charge_id: `charge ${id}`, provider_payment_charge_id: '' };
      messenger.push({ message: { ...messageFrom(payer), successful_payment: paid } });
    },
    async cleanUp() {
      await resumeWork(deps);
      await cleanUpAll(deps);
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await messenger.close();
      await app.close();
      await deps.live.close();
      await deps.db.close();
    },
  };
}

async function openAppAs(app: FastifyInstance, token: string, name: string): Promise<Person> {
  const user = account(name);
  const initData = signInitData(user, token);
  const call = (callName: JsonCallName, input: CallInput = {}) =>
    inject(app, callName, { ...input, headers: { [TOKEN_HEADER]: initData, ...input.headers } });
  const { body } = await call('getProfile');
  const { user: profile } = body as { user: { valentineCode: string } };
  return { telegramId: user.id, firstName: user.first_name, code: profile.valentineCode, initData, call };
}

async function inject(app: FastifyInstance, name: JsonCallName, input: CallInput): Promise<Reply> {
  const { method, path, repeat } = calls[name];
  const query = Object.fromEntries(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]));
  const key = repeat === 'keyed' ? { [IDEMPOTENCY_HEADER]: input.key ?? crypto.randomUUID() } : {};
  const answer = await app.inject({
    method,
    url: fillPath(path, input.params),
    query,
    headers: { ...input.headers, ...key, ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
  });
  const headers = new Headers(Object.entries(answer.headers).map(([field, value]): [string, string] => [field, String(value)]));
  const isJson = headers.get('Content-Type')?.includes('json') ?? false;
  return { status: answer.statusCode, headers, text: answer.body, body: isJson ? JSON.parse(answer.body) : null };
}
