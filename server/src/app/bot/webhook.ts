import type { FastifyInstance } from 'fastify';
import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { z } from 'zod';
import { regardless } from '../../kit/db/client/work.ts';
import type { Deps } from '../../kit/deps.ts';
import { pause } from '../../kit/outbox/relay.ts';
import { openDispatcher } from './dispatcher.ts';
import { introduce, UPDATE_KINDS } from './introduce.ts';
import { takePollingLock } from './lock.ts';
import { forBot } from './signal.ts';
import { storeUpdates, unfinishedUpdates } from './stored-updates.ts';
import { WEBHOOK_PATH } from './webhook-door.ts';
import { lookAfterWebhook, type Seen, unseen } from './webhook-watch.ts';

/** Bytes; the longest update that we ask for is far below. */
const BODY_LIMIT = 256 * 1024;
const PAUSE_MS = 60_000;
/** Milliseconds between the first two looks at what is unfinished: an update is handled faster. */
const FIRST_PAUSE_MS = 5_000;
/** By how often it looked: until it could look at all, after the first time. */
const pauses = [PAUSE_MS / 60, FIRST_PAUSE_MS];

const updateSchema = z.looseObject({ update_id: z.int().nonnegative() });

/** Takes updates at `path`, behind the door. An answer of 200 says that the update stands in the database; it is handled afterwards. */
export function registerWebhook(app: FastifyInstance, deps: Deps, bot: Bot, path: string): void {
  const dispatcher = openDispatcher(bot, deps);
  app.addHook('onClose', () => dispatcher.settled());
  app.post(
    path,
    { bodyLimit: BODY_LIMIT, config: { shownAs: WEBHOOK_PATH, lane: 'updates' }, schema: { hide: true, body: updateSchema } },
    async (request, reply) => {
      await bot.init();
      const fresh = await storeUpdates(deps, [updateSchema.parse(request.body) as unknown as Update]);
      // it stands in the database: that the messenger hung up is nothing to it
      await regardless(async () => dispatcher.handle(fresh));
      return reply.send({ ok: true });
    },
  );
}

/** Tells the messenger where the webhook is, sees that it stays there, and takes up what a crash left behind; one process of all does. */
export async function keepWebhook(bot: Bot, deps: Deps, secret: string, signal: AbortSignal): Promise<void> {
  const dispatcher = openDispatcher(bot, deps);
  const set = () => setWebhook(bot, deps, secret, signal);
  const look = (before: Seen) =>
    lookAfterWebhook(bot.api, deps, addressOf(deps), before, set).catch((err: unknown) => {
      if (!signal.aborted) deps.log.warn({ err }, 'the messenger does not tell how the webhook stands');
      return before;
    });
  let seen: Seen | null = null;
  let known: ReadonlySet<number> = new Set();
  let looks = 0;
  while (!signal.aborted) {
    const lock = await takePollingLock(deps.db).catch(() => null);
    try {
      if (lock) {
        if (seen === null) await set();
        // what it doesn't answer holds up nothing that it has brought
        seen = seen === null ? unseen : await look(seen);
        const unfinished = await unfinishedUpdates(deps);
        // what stood so at the look before is nobody's work any more
        dispatcher.handle(unfinished.filter(({ update_id: id }) => known.has(id)));
        await dispatcher.settled();
        known = new Set(unfinished.map(({ update_id: id }) => id));
        looks += 1;
      }
    } catch (err) {
      if (!signal.aborted) deps.log.warn({ err }, 'the webhook could not be kept');
    } finally {
      await lock?.release();
    }
    await pause(pauses[looks] ?? PAUSE_MS, signal);
  }
  await dispatcher.settled();
}

const addressOf = ({ config }: Pick<Deps, 'config'>) => `${config.publicUrl}${WEBHOOK_PATH}`;

async function setWebhook(bot: Bot, deps: Deps, secret: string, signal: AbortSignal): Promise<void> {
  await bot.init(forBot(signal));
  await bot.api.setWebhook(addressOf(deps), { secret_token: secret, allowed_updates: UPDATE_KINDS }, forBot(signal));
  await introduce(bot.api, deps);
}
