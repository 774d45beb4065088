import { Bot, GrammyError } from 'grammy';
import type { SellingDeps } from '../../features/payments/index.ts';
import { forPayments } from '../../kit/db/database.ts';
import { applyRateLimits } from '../../kit/messenger/rate-limits.ts';
import { StartError } from '../../kit/start-error.ts';
import { addHandlers } from './handlers.ts';
import { pollWhileAllowed } from './polling.ts';
import { toBotSignal } from './signal.ts';
import { maintainWebhook } from './webhook.ts';

/** Longer than a long poll. */
const CALL_TIMEOUT_SECONDS = 40;
/** Time for updates in work to finish when the bot stops. */
const SHUTDOWN_TIMEOUT_MS = 2_000;

/** Creates the bot with all its handlers, which use the connection pool of payments. */
export function makeBot(deps: SellingDeps): Bot {
  const bot = new Bot(deps.config.botToken, { client: { apiRoot: deps.config.botApiRoot, timeoutSeconds: CALL_TIMEOUT_SECONDS } });
  applyRateLimits(bot.api, deps);
  addHandlers(bot, { ...deps, db: forPayments(deps.db) });
  return bot;
}

/**
 * Starts the bot: one of all processes polls or maintains the webhook. Throws StartError when the messenger refuses the token; an
 * unavailable messenger is retried in the background. The returned function stops the bot.
 */
export async function startBot(deps: SellingDeps): Promise<() => Promise<void>> {
  const bot = makeBot(deps);
  const { webhookSecret } = deps.config;
  await rejectInvalidToken(bot);
  if (deps.config.operatorIds.length === 0)
    deps.log.warn('OPERATOR_IDS is empty: no operator reads reports, requests and messages to /paysupport');
  const stopped = new AbortController();
  const paymentDeps = { ...deps, db: forPayments(deps.db) };
  const done = webhookSecret
    ? maintainWebhook(bot, paymentDeps, webhookSecret, stopped.signal)
    : pollWhileAllowed(bot, paymentDeps, stopped.signal);
  return async () => {
    stopped.abort();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, SHUTDOWN_TIMEOUT_MS);
    });
    await Promise.race([done, late]);
    clearTimeout(timer);
  };
}

/** Throws for an invalid token. Other failures are ignored: the bot is initialized again before it works. */
async function rejectInvalidToken(bot: Bot): Promise<void> {
  try {
    await bot.init(toBotSignal(AbortSignal.timeout(3_000)));
  } catch (error) {
    if (error instanceof GrammyError && [401, 404].includes(error.error_code)) {
      throw new StartError('BOT_TOKEN: the messenger refuses it; set the token that BotFather gave for this bot');
    }
  }
}
