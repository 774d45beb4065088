import { autoRetry } from '@grammyjs/auto-retry';
import { apiThrottler } from '@grammyjs/transformer-throttler';
import type { Api, Transformer } from 'grammy';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type SharedRateLimit, sharedRateLimit } from './shared-rate-limit.ts';

/** Calls of background jobs, each limited to the rate of its kind. A person waits for all other calls, and these are few. */
const limitedJobs: Readonly<Record<string, string>> = { refundStarPayment: 'refunds', sendGift: 'gifts', getStarTransactions: 'payments' };
const MESSAGES = 'messages';
const MESSAGE = /^(send|copy|forward|edit)/;
/** The kind of rate limit of a call, if any. */
const kindOf = (method: string, payload: object) =>
  MESSAGE.test(method) && 'chat_id' in payload ? MESSAGES : (limitedJobs[method] ?? null);

/** Seconds that a call waits before its retry after a 429 response. A job has two minutes in total. */
const MAX_RETRY_DELAY = 25;
const RETRIES = 2;
/** Milliseconds. If two chats get a 429 response within this time, the whole bot waits. */
const BOT_LIMIT_WINDOW_MS = 10_000;

/** Dependencies of `applyRateLimits`. */
export interface RateLimitDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'messageLimits'>;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'tooMany'>;
}
const transformersOf = new WeakMap<Database, readonly Transformer[]>();

/**
 * Makes the calls of an API keep Telegram's limits: messages per second in total, across all processes, and per chat, in this process. A
 * call rejected with 429 is retried at the time that Telegram names, and none is made earlier. Payments do not wait for messages. All APIs
 * of a process share the limits.
 */
export function applyRateLimits(api: Api, deps: RateLimitDeps): void {
  const known = transformersOf.get(deps.db) ?? transformers(deps);
  transformersOf.set(deps.db, known);
  api.config.use(...known);
}

/** The last transformer runs first. Calls that may have been executed are not retried: two calls for a gift buy two. */
function transformers({ db, config, log, metrics }: RateLimitDeps): Transformer[] {
  const { all, chat } = config.messageLimits;
  const throttle = apiThrottler({ global: { minTime: 1000 / all }, out: { maxConcurrent: 1, minTime: 1000 / chat } });
  return [
    throttleShared(sharedRateLimit(db, 1000 / all), log, metrics),
    autoRetry({ maxDelaySeconds: MAX_RETRY_DELAY, maxRetryAttempts: RETRIES, rethrowHttpErrors: true, rethrowInternalServerErrors: true }),
    // getChatMember has a chat_id but writes to no chat
    (prev, method, payload, signal) =>
      kindOf(method, payload) === MESSAGES ? throttle(prev, method, payload, signal) : prev(method, payload, signal),
  ];
}

function throttleShared(sharedLimit: SharedRateLimit, log: Logger, { tooMany }: RateLimitDeps['metrics']): Transformer {
  let last = { chat: '', at: Number.NEGATIVE_INFINITY };
  return async (prev, method, payload, signal) => {
    const kind = kindOf(method, payload);
    const wait = kind === null ? 0 : await sharedLimit.waitForTurn(kind);
    if (wait > 0) return tooManyRequests(wait);
    const answer = await prev(method, payload, signal);
    const seconds = answer.ok ? undefined : answer.parameters?.retry_after;
    if (seconds === undefined) return answer;
    tooMany.inc({ method });
    log.warn({ method, seconds }, 'the messenger rate-limited a call');
    const [earlier, now] = [last, { chat: 'chat_id' in payload ? String(payload.chat_id) : '', at: performance.now() }];
    if (kind === MESSAGES) last = now;
    // a single chat that gets too many messages waits alone; otherwise one person could silence the bot
    const isWholeBot = kind !== MESSAGES || (earlier.chat !== now.chat && now.at - earlier.at < BOT_LIMIT_WINDOW_MS);
    if (kind !== null && isWholeBot)
      await sharedLimit
        .block(kind, seconds)
        .catch((err: unknown) => log.warn({ err }, 'a rate limit could not be shared with the other processes; only this process pauses'));
    return answer;
  };
}

/** Telegram's response for a call that was not made. */
const tooManyRequests = (seconds: number) => ({
  ok: false as const,
  error_code: 429,
  description: `Too Many Requests: retry after ${seconds}`,
  parameters: { retry_after: seconds },
});
