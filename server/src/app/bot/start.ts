import { Bot, GrammyError } from 'grammy';
import type { SellingDeps } from '../../features/payments/index.ts';
import { forPayments } from '../../kit/db/database.ts';
import { keepLimits } from '../../kit/messenger/keep-limits.ts';
import { StartError } from '../../kit/start-error.ts';
import { addHandlers } from './handlers.ts';
import { pollWhileAllowed } from './polling.ts';
import { forBot } from './signal.ts';
import { keepWebhook } from './webhook.ts';

/** Seconds for one API call, longer than a long poll. */
const CALL_TIMEOUT = 40;
/** Milliseconds that updates in work have to finish when the bot stops. */
const LAST_MOMENTS = 2_000;

/** The bot with all its handlers, which query the pool of payments. */
export function makeBot(deps: SellingDeps): Bot {
  const bot = new Bot(deps.config.botToken, { client: { apiRoot: deps.config.botApiRoot, timeoutSeconds: CALL_TIMEOUT } });
  keepLimits(bot.api, deps);
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
  await refuseBadToken(bot);
  if (deps.config.operatorIds.length === 0)
    deps.log.warn('OPERATOR_IDS is empty: no operator reads reports, requests and messages to /paysupport');
  const stopped = new AbortController();
  const paymentDeps = { ...deps, db: forPayments(deps.db) };
  const done = webhookSecret
    ? keepWebhook(bot, paymentDeps, webhookSecret, stopped.signal)
    : pollWhileAllowed(bot, paymentDeps, stopped.signal);
  return async () => {
    stopped.abort();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LAST_MOMENTS);
    });
    await Promise.race([done, late]);
    clearTimeout(timer);
  };
}

async function refuseBadToken(bot: Bot): Promise<void> {
  try {
    await bot.init(forBot(AbortSignal.timeout(3_000)));
  } catch (error) {
    if (error instanceof GrammyError && [401, 404].includes(error.error_code)) {
      throw new StartError('BOT_TOKEN: the messenger refuses it; set the token that BotFather gave for this bot');
    }
  }
}
