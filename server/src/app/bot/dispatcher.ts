import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import type { Deps } from '../../kit/deps.ts';
import { pause } from '../../kit/outbox/relay.ts';
import { pauseAfter } from './pauses.ts';
import { finishUpdate } from './stored-updates.ts';

/** Handles updates side by side, since a payment's question must be answered within ten seconds whatever else goes on. */
export interface Dispatcher {
  handle(updates: readonly Update[]): void;
  /** What is in work ends; what can't be written down now is left to the next process. */
  stop(): Promise<void>;
}

/** How often a pause grows while not even a failure can be written down: to half a minute. */
const GROWS = 6;

export function openDispatcher(bot: Bot, deps: Deps): Dispatcher {
  const inWork = new Map<number, Promise<void>>();
  const stopped = new AbortController();
  return {
    handle(updates) {
      for (const update of updates) {
        const id = update.update_id;
        if (inWork.has(id)) continue;
        const work = finish(bot, deps, update, stopped.signal).finally(() => inWork.delete(id));
        inWork.set(id, work);
      }
    },
    async stop() {
      stopped.abort();
      await Promise.all(inWork.values());
    },
  };
}

/** Until it is handled, or it stands in the database that it failed. */
async function finish(bot: Bot, deps: Deps, update: Update, signal: AbortSignal): Promise<void> {
  for (let times = 1; ; times += 1) {
    try {
      return await finishUpdate(deps, update, (each) => bot.handleUpdate(each));
    } catch (err) {
      deps.log.error({ err, update: update.update_id }, 'update is left for later');
    }
    if (signal.aborted) return;
    await pause(pauseAfter(Math.min(times, GROWS)), signal);
    if (signal.aborted) return;
  }
}
