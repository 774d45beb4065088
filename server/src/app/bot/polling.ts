import type { Bot } from 'grammy';
import type { Deps } from '../../kit/deps.ts';
import { pause } from '../../kit/outbox/relay.ts';
import { type Dispatcher, openDispatcher } from './dispatcher.ts';
import { introduce, UPDATE_KINDS } from './introduce.ts';
import { type PollingLock, takePollingLock } from './lock.ts';
import { type Handling, handlingBy, whileTakingUp } from './retries.ts';
import { forBot } from './signal.ts';
import { storeUpdates } from './stored-updates.ts';

/** Seconds that the messenger holds a poll open when there is nothing. */
const LONG_POLL = 25;
/** How long to wait before asking for the lock again, or after a failure. */
const PAUSE_MS = 1_000;

/** Polls for as long as this process holds the right to, and waits for that right while another does. */
export async function pollWhileAllowed(bot: Bot, deps: Deps, signal: AbortSignal): Promise<void> {
  const dispatcher = openDispatcher(bot, deps);
  const handling = handlingBy(dispatcher);
  while (!signal.aborted) {
    const lock = await takePollingLock(deps.db).catch(() => null);
    if (!lock) handling.watchAnew();
    try {
      if (lock) await pollWith(lock, bot, deps, handling, AbortSignal.any([signal, lock.lost]));
    } catch (err) {
      if (!signal.aborted) deps.log.warn({ err: lock?.lost.reason ?? err }, 'polling was interrupted');
    } finally {
      if (lock?.lost.aborted) handling.watchAnew();
      await lock?.release();
    }
    await pause(PAUSE_MS, signal);
  }
  await dispatcher.stop();
}

async function pollWith(lock: PollingLock, bot: Bot, deps: Deps, handling: Handling, signal: AbortSignal): Promise<void> {
  await bot.init(forBot(signal));
  await whileTakingUp(lock, deps, handling, () => poll(lock, bot, deps, handling.dispatcher, signal));
}

async function poll(lock: PollingLock, bot: Bot, deps: Deps, dispatcher: Dispatcher, signal: AbortSignal): Promise<void> {
  await bot.api.deleteWebhook();
  await introduce(bot.api, deps);
  let offset = 0;
  while (!signal.aborted) {
    await lock.check();
    const received = await bot.api.getUpdates({ offset, timeout: LONG_POLL, allowed_updates: UPDATE_KINDS }, forBot(signal));
    // stored before the next poll's offset confirms them: what the messenger forgets, we have
    dispatcher.handle(await storeUpdates(deps, received));
    offset = Math.max(offset, ...received.map((update) => update.update_id + 1));
  }
}
