import type { FastifyInstance } from 'fastify';
import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { z } from 'zod';
import type { Deps } from '../../kit/deps.ts';
import { pause } from '../../kit/outbox/relay.ts';
import { openDispatcher } from './dispatcher.ts';
import { makeFloodGate } from './flood-gate.ts';
import { introduce, UPDATE_KINDS } from './introduce.ts';
import { forBot } from './signal.ts';
import { storeUpdates } from './stored-updates.ts';
import { type Holding, underLock } from './under-lock.ts';
import { WEBHOOK_PATH } from './webhook-door.ts';
import { lookAfterWebhook, type Seen, unseen } from './webhook-watch.ts';

/** Bytes; the longest update that we ask for is far below. */
const BODY_LIMIT = 256 * 1024;
/** Milliseconds between two looks at whether the webhook stands, and between the first two: another version may just be going. */
const PAUSE_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;

const updateSchema = z.looseObject({ update_id: z.int().nonnegative() });

/** Takes updates at `path`, behind the door. An answer of 200 says that the update stands in the database; it is handled afterwards. */
export function registerWebhook(app: FastifyInstance, deps: Deps, bot: Bot, path: string): void {
  const dispatcher = openDispatcher(bot, deps);
  const gate = makeFloodGate(deps);
  app.addHook('onClose', () => dispatcher.stop());
  app.post(
    path,
    { bodyLimit: BODY_LIMIT, config: { shownAs: WEBHOOK_PATH, lane: 'updates' }, schema: { hide: true, body: updateSchema } },
    async (request) => {
      await bot.init();
      const fresh = await storeUpdates(deps, gate([updateSchema.parse(request.body) as unknown as Update]));
      dispatcher.handle(fresh);
      return { ok: true };
    },
  );
}

/** Tells the messenger where the webhook is, sees that it stays there, and takes up what a crash left behind; one process of all does. */
export function keepWebhook(bot: Bot, deps: Deps, secret: string, signal: AbortSignal): Promise<void> {
  const look = lookEachTime(bot, deps, secret);
  return underLock(bot, deps, signal, { work: (holding) => keep(holding, look), brokenOff: 'the webhook could not be kept' });
}

async function keep({ lock, signal }: Holding, look: (signal: AbortSignal) => Promise<void>): Promise<void> {
  for (let next = FIRST_PAUSE_MS; !signal.aborted; next = PAUSE_MS) {
    await lock.check();
    await look(signal);
    await pause(next, signal);
  }
}

/** Sets the webhook, and at each time after that sees whether it is there. */
function lookEachTime(bot: Bot, deps: Deps, secret: string): (signal: AbortSignal) => Promise<void> {
  let seen: Seen | null = null;
  return async (signal) => {
    const set = () => setWebhook(bot, deps, secret, signal);
    const before = seen;
    if (before === null) await set();
    // what it doesn't answer holds up nothing that it has brought
    seen =
      before === null
        ? unseen
        : await lookAfterWebhook(bot.api, deps, addressOf(deps), before, set).catch((err: unknown) => {
            if (!signal.aborted) deps.log.warn({ err }, 'the messenger does not tell how the webhook stands');
            return before;
          });
  };
}

const addressOf = ({ config }: Pick<Deps, 'config'>) => `${config.publicUrl}${WEBHOOK_PATH}`;

async function setWebhook(bot: Bot, deps: Deps, secret: string, signal: AbortSignal): Promise<void> {
  await bot.api.setWebhook(addressOf(deps), { secret_token: secret, allowed_updates: UPDATE_KINDS }, forBot(signal));
  await introduce(bot.api, deps);
}
