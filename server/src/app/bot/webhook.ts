import type { FastifyInstance } from 'fastify';
import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { z } from 'zod';
import { delay } from '../../kit/delay.ts';
import type { Deps } from '../../kit/deps.ts';
import { openDispatcher } from './dispatcher.ts';
import { makeFloodGate } from './flood-gate.ts';
import { introduce, UPDATE_KINDS } from './introduce.ts';
import { type LockContext, runUnderLock } from './run-under-lock.ts';
import { toBotSignal } from './signal.ts';
import { storeUpdates } from './stored-updates.ts';
import { WEBHOOK_PATH } from './webhook-route.ts';
import { checkWebhook, noFindings, type WebhookFindings } from './webhook-watch.ts';

/** Bytes, far above the longest subscribed update. */
const BODY_LIMIT = 256 * 1024;
/** Milliseconds between two checks of the webhook. */
const CHECK_INTERVAL_MS = 60_000;
/** The first interval is shorter: an older version that is stopping may have changed the webhook. */
const FIRST_INTERVAL_MS = 5_000;

const updateSchema = z.looseObject({ update_id: z.int().nonnegative() });

/** Receives updates on the internal `path`. Status 200 means that the update is stored; it is handled afterwards. */
export function registerWebhook(app: FastifyInstance, deps: Deps, bot: Bot, path: string): void {
  const dispatcher = openDispatcher(bot, deps);
  const gate = makeFloodGate(deps);
  app.addHook('onClose', () => dispatcher.stop());
  app.post(
    path,
    { bodyLimit: BODY_LIMIT, config: { shownAs: WEBHOOK_PATH, queue: 'payments' }, schema: { hide: true, body: updateSchema } },
    async (request) => {
      await bot.init();
      const fresh = await storeUpdates(deps, gate([updateSchema.parse(request.body) as unknown as Update]));
      dispatcher.handle(fresh);
      return { ok: true };
    },
  );
}

/** Registers and monitors the webhook and takes up abandoned updates, in one of all processes. */
export function maintainWebhook(bot: Bot, deps: Deps, secret: string, signal: AbortSignal): Promise<void> {
  const check = makeWebhookCheck(bot, deps, secret);
  return runUnderLock(bot, deps, signal, {
    work: (context) => checkWhileHeld(context, check),
    failureMessage: 'the webhook could not be kept',
  });
}

async function checkWhileHeld({ lock, signal }: LockContext, check: (signal: AbortSignal) => Promise<void>): Promise<void> {
  for (let next = FIRST_INTERVAL_MS; !signal.aborted; next = CHECK_INTERVAL_MS) {
    await lock.check();
    await check(signal);
    await delay(next, signal);
  }
}

/** Sets the webhook on the first call, and checks it on later ones. */
function makeWebhookCheck(bot: Bot, deps: Deps, secret: string): (signal: AbortSignal) => Promise<void> {
  let seen: WebhookFindings | null = null;
  return async (signal) => {
    const set = () => setWebhook(bot, deps, secret, signal);
    const before = seen;
    if (before === null) await set();
    // A failed check must not delay updates that were already received
    seen =
      before === null
        ? noFindings
        : await checkWebhook(bot.api, deps, addressOf(deps), before, set).catch((err: unknown) => {
            if (!signal.aborted) deps.log.warn({ err }, 'the messenger does not return the state of the webhook');
            return before;
          });
  };
}

const addressOf = ({ config }: Pick<Deps, 'config'>) => `${config.publicUrl}${WEBHOOK_PATH}`;

async function setWebhook(bot: Bot, deps: Deps, secret: string, signal: AbortSignal): Promise<void> {
  await bot.api.setWebhook(addressOf(deps), { secret_token: secret, allowed_updates: UPDATE_KINDS }, toBotSignal(signal));
  await introduce(bot.api, deps);
}
