import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { pause } from '../outbox/relay.ts';
import type { Ports } from '../ports.ts';
import { finishUpdate, storeUpdates, unfinishedUpdates } from './inbox.ts';
import { introduce } from './introduce.ts';
import { type PollingLock, takePollingLock } from './lock.ts';
import { forBot } from './signal.ts';

const KINDS = ['message', 'pre_checkout_query', 'my_chat_member'] as const;
/** Seconds that the messenger holds a poll open when there is nothing. */
const LONG_POLL = 25;
/** How long to wait before asking for the lock again, or after a failure. */
const PAUSE_MS = 1_000;
const RETRY_MS = 60_000;

/** Polls for as long as this process holds the right to, and waits for that right while another does. */
export async function pollWhileAllowed(bot: Bot, ports: Ports, signal: AbortSignal): Promise<void> {
  const desk = openDesk(bot, ports);
  while (!signal.aborted) {
    const lock = await takePollingLock(ports.db).catch(() => null);
    try {
      if (lock) await pollWith(lock, bot, ports, desk, signal);
    } catch (err) {
      if (!signal.aborted) ports.log.warn({ err }, 'polling was interrupted');
    } finally {
      await lock?.release();
    }
    await pause(PAUSE_MS, signal);
  }
  await desk.settled();
}

async function pollWith(lock: PollingLock, bot: Bot, ports: Ports, desk: Desk, signal: AbortSignal): Promise<void> {
  await bot.init(forBot(signal));
  await introduce(bot.api, ports);
  let offset = 0;
  let retriedAt = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    await lock.check();
    if (performance.now() - retriedAt > RETRY_MS) {
      retriedAt = performance.now();
      desk.handle(await unfinishedUpdates(ports));
    }
    const received = await bot.api.getUpdates({ offset, timeout: LONG_POLL, allowed_updates: KINDS }, forBot(signal));
    // stored before the next poll's offset confirms them: what the messenger forgets, we have
    desk.handle(await storeUpdates(ports, received));
    offset = Math.max(offset, ...received.map((update) => update.update_id + 1));
  }
}

/** Handles updates side by side, since a payment's question must be answered within ten seconds whatever else goes on. */
interface Desk {
  handle(updates: readonly Update[]): void;
  settled(): Promise<void>;
}

function openDesk(bot: Bot, ports: Ports): Desk {
  const inWork = new Map<number, Promise<void>>();
  return {
    handle(updates) {
      for (const update of updates) {
        const id = update.update_id;
        if (inWork.has(id)) continue;
        const work = finishUpdate(ports, update, (each) => bot.handleUpdate(each))
          .catch((err: unknown) => ports.log.error({ err, update: id }, 'update is left for later'))
          .finally(() => inWork.delete(id));
        inWork.set(id, work);
      }
    },
    async settled() {
      await Promise.all(inWork.values());
    },
  };
}
