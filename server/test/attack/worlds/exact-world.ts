import type { AddressInfo } from 'node:net';
import { calls, fillPath, IDEMPOTENCY_HEADER, type JsonCallName, TOKEN_HEADER } from '@billet/shared-domain/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { makeHandlers } from '../../../src/app/jobs/tasks.ts';
import type { SellingDeps } from '../../../src/features/payments/index.ts';
import { outbox } from '../../../src/kit/db/schema/notes.ts';
import type { Random } from '../../../src/kit/random.ts';
import { type BotCall, startBotApi } from '../../bot-api.ts';
import { DEFAULT_DATE, makeDeps } from '../../harness.ts';
import { type MessengerFields, signInitData } from '../../person.ts';
import { buildUnhurriedApp } from '../../unhurried-app.ts';

/** A person in a world that is called without the network. */
export interface Visitor {
  readonly telegramId: number;
  readonly code: string;
  readonly id: string;
  readonly initData: string;
  /** The whole response: status, headers in their order, body. */
  ask(name: JsonCallName, input?: Asked): Promise<string>;
  /** The body only. */
  read(name: JsonCallName, input?: Asked): Promise<unknown>;
}

export interface Asked {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly key?: string;
  readonly device?: string;
  readonly address?: string;
}

/** A deterministic server: time, randomness and Telegram's responses are fixed. */
export interface ExactWorld {
  readonly deps: SellingDeps;
  readonly url: string;
  visit(account: MessengerFields, daysAgo?: number): Promise<Visitor>;
  /** Sets the random generator to a given position, regardless of earlier use. */
  begin(place: number): void;
  /** Runs all pending work, and returns the bot's calls in order. */
  work(): Promise<BotCall[]>;
  close(): Promise<void>;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** `startedAt`: equal for two worlds that are compared. */
export async function startExactWorld(startedAt: Date): Promise<ExactWorld> {
  const messenger = await startBotApi();
  const random = placedRandom();
  let daysAgo = 0;
  const real = new Date(startedAt.getTime() + HOUR);
  const clock = { now: () => new Date(DEFAULT_DATE.getTime() - daysAgo * DAY), real: () => real, move: () => {} };
  const made = await makeDeps({ botApiRoot: messenger.root, trustedProxies: [], batchSeconds: 900, scoreDelaySeconds: 86_400 });
  // a link is visible to its buyer only, and its number would depend on other purchases
  const deps: SellingDeps = { ...made, clock, random, messenger: { ...made.messenger, makeInvoice: async () => 'https://t.me/$link' } };
  const app = await buildUnhurriedApp(deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  let keys = 0;
  const nextKey = () => `key ${random.place}.${++keys}`;
  return {
    deps,
    url: `http://127.0.0.1:${port}`,
    begin: (place) => {
      random.place = place;
      keys = 0;
    },
    async visit(account, ago = 0) {
      daysAgo = ago;
      const initData = signInitData(account, deps.config.botToken, startedAt);
      const asking = (name: JsonCallName, input: Asked = {}) => inject(app, initData, name, { key: nextKey(), ...input });
      const { user } = JSON.parse((await asking('getProfile')).body) as { user: { valentineCode: string } };
      daysAgo = 0;
      const {
        rows: [row],
      } = await deps.db.owner.execute<{ id: string }>(sql`SELECT id FROM billet.users WHERE telegram_id = ${account.id}`);
      return {
        telegramId: account.id,
        code: user.valentineCode,
        id: row?.id ?? '',
        initData,
        ask: async (name, input) => (await asking(name, input)).all,
        read: async (name, input) => JSON.parse((await asking(name, input)).body),
      };
    },
    async work() {
      const before = messenger.calls.length;
      await doAll(deps);
      return messenger.calls.slice(before);
    },
    async close() {
      await app.close();
      await messenger.close();
      await deps.live.close();
      await deps.db.close();
    },
  };
}

/** Random numbers that depend on a position and on how many were taken since. */
function placedRandom(): Random & { place: number } {
  let at = 0;
  return {
    set place(place: number) {
      at = place * 1e6;
    },
    get place() {
      return at;
    },
    uuid: () => `00000000-0000-4000-8000-${(++at).toString(16).padStart(12, '0')}`,
    byte: () => mixed(++at) % 256,
    integer: (max) => mixed(++at) % (max + 1),
  };
}

/** The generator mulberry32 at a position. Neighbouring positions give unrelated numbers. */
function mixed(place: number): number {
  const start = (Math.imul(place, 0x6d2b79f5) + Math.floor(place / 2 ** 32)) | 0;
  const once = Math.imul(start ^ (start >>> 15), 1 | start);
  const twice = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once;
  return (twice ^ (twice >>> 14)) >>> 0;
}

async function inject(app: FastifyInstance, initData: string, name: JsonCallName, { params, query, body, key, device, address }: Asked) {
  const { method, path } = calls[name];
  const answer = await app.inject({
    method,
    url: fillPath(path, params),
    query: query ?? {},
    remoteAddress: address ?? '192.0.2.1',
    headers: {
      [TOKEN_HEADER]: initData,
      [IDEMPOTENCY_HEADER]: key ?? '',
      ...(device === undefined ? {} : { 'User-Agent': device }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const headers = Object.entries(answer.headers).filter(([field]) => field !== 'date');
  return { all: JSON.stringify([name, answer.statusCode, headers, answer.body]), body: answer.body };
}

/** Empties the outbox as relay and job queue do, sequentially. */
async function doAll(deps: SellingDeps): Promise<void> {
  const handlers = makeHandlers(deps, {
    tell: (recipientId) => handlers['tell-arrival']({ recipientId }),
    count: async () => {},
  });
  for (;;) {
    const rows = await deps.db.owner.delete(outbox).returning();
    if (rows.length === 0) return;
    for (const { task, payload } of rows) await handlers[task as keyof typeof handlers](payload as never);
  }
}
