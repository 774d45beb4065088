import { autoRetry } from '@grammyjs/auto-retry';
import { apiThrottler } from '@grammyjs/transformer-throttler';
import type { Api, Transformer } from 'grammy';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type Pace, sharedPace } from './pace.ts';

/** What nobody waits for but a job: it keeps the pace of its kind. All else is asked for by a person, few at a time. */
const paced: Readonly<Record<string, string>> = { refundStarPayment: 'refunds', sendGift: 'gifts', getStarTransactions: 'payments' };
const MESSAGES = 'messages';
const MESSAGE = /^(send|copy|forward|edit)/;
/** The kind of pace that a call keeps, if any. */
const kindOf = (method: string, payload: object) => (MESSAGE.test(method) && 'chat_id' in payload ? MESSAGES : (paced[method] ?? null));

/** Seconds that a call waits by itself when the messenger says 'later'; a job has two minutes for all of it. */
const LONGEST_RETRY = 25;
const RETRIES = 2;
/** Milliseconds in which two chats that are told 'later' make it the whole bot's. */
const TOGETHER = 10_000;

type LimitDeps = Pick<Deps, 'db' | 'config' | 'log' | 'metrics'>;
const keepers = new WeakMap<Database, readonly Transformer[]>();

/**
 * Has the calls of an API keep the messenger's limits: so many messages a second to everybody, of all processes together, and to one
 * chat, of this process; what it says to be too much is tried again when it says, and nobody tries before. Payments wait for no message.
 * All APIs of a process keep them together.
 */
export function keepLimits(api: Api, deps: LimitDeps): void {
  const known = keepers.get(deps.db) ?? transformers(deps);
  keepers.set(deps.db, known);
  api.config.use(...known);
}

/** The last one is asked first. Nothing is repeated that may have been done: two calls for a gift buy two. */
function transformers({ db, config, log, metrics }: LimitDeps): Transformer[] {
  const { all, chat } = config.messageLimits;
  const throttle = apiThrottler({ global: { minTime: 1000 / all }, out: { maxConcurrent: 1, minTime: 1000 / chat } });
  return [
    keepPace(sharedPace(db, 1000 / all), log, metrics),
    autoRetry({ maxDelaySeconds: LONGEST_RETRY, maxRetryAttempts: RETRIES, rethrowHttpErrors: true, rethrowInternalServerErrors: true }),
    // whose members are asked for is no chat that anything is written to
    (prev, method, payload, signal) =>
      kindOf(method, payload) === MESSAGES ? throttle(prev, method, payload, signal) : prev(method, payload, signal),
  ];
}

function keepPace(pace: Pace, log: Deps['log'], { tooMany }: Deps['metrics']): Transformer {
  let last = { chat: '', at: Number.NEGATIVE_INFINITY };
  return async (prev, method, payload, signal) => {
    const kind = kindOf(method, payload);
    const wait = kind === null ? 0 : await pace.turn(kind);
    if (wait > 0) return later(wait);
    const answer = await prev(method, payload, signal);
    const seconds = answer.ok ? undefined : answer.parameters?.retry_after;
    if (seconds === undefined) return answer;
    tooMany.inc({ method });
    log.warn({ method, seconds }, 'the messenger says it is too much');
    const [earlier, now] = [last, { chat: 'chat_id' in payload ? String(payload.chat_id) : '', at: performance.now() }];
    if (kind === MESSAGES) last = now;
    // one chat that gets too much waits alone, or one person could silence the bot
    const isWhole = kind !== MESSAGES || (earlier.chat !== now.chat && now.at - earlier.at < TOGETHER);
    if (kind !== null && isWhole)
      await pace.hold(kind, seconds).catch((err: unknown) => log.warn({ err }, 'the wait is kept by this process alone'));
    return answer;
  };
}

/** What the messenger would answer. */
const later = (seconds: number) => ({
  ok: false as const,
  error_code: 429,
  description: `Too Many Requests: retry after ${seconds}`,
  parameters: { retry_after: seconds },
});
