import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import type { Deps } from '../../kit/deps.ts';
import { pause } from '../../kit/outbox/relay.ts';
import { pauseAfter } from './pauses.ts';
import { finishUpdate, showAtWork } from './stored-updates.ts';

/** Handles updates side by side, since a payment's question must be answered within ten seconds whatever else goes on. */
export interface Dispatcher {
  handle(updates: readonly Update[]): void;
  /** What is in work ends; what can't be written down now is left to the next process. */
  stop(): Promise<void>;
}

/** How often a pause grows while not even a failure can be written down: to half a minute. */
const GROWS = 6;
/** Milliseconds between two signs that an update is in work: several for each look of whoever takes up what is left. */
const SIGN_MS = 400;

export function openDispatcher(bot: Bot, deps: Deps): Dispatcher {
  const inWork = new Map<number, Promise<void>>();
  const stopped = new AbortController();
  return {
    handle(updates) {
      for (const update of updates) {
        const id = update.update_id;
        if (inWork.has(id)) continue;
        const work = whileShown(deps, update, () => finish(bot, deps, update, stopped.signal)).finally(() => inWork.delete(id));
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

/** Lets others see, for as long as `work` goes on, that somebody has the update in work. Most are done before the first sign. */
async function whileShown(deps: Deps, update: Update, work: () => Promise<void>): Promise<void> {
  const ended = new AbortController();
  const show = async () => {
    for (;;) {
      await pause(SIGN_MS, ended.signal);
      if (ended.signal.aborted) return;
      await showAtWork(deps, update).catch((err: unknown) => deps.log.warn({ err }, 'an update in work may look left'));
    }
  };
  const shown = show();
  try {
    await work();
  } finally {
    ended.abort();
    await shown;
  }
}
