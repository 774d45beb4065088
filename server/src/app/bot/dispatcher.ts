import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import type { Deps } from '../../kit/deps.ts';
import { finishUpdate } from './stored-updates.ts';

/** Handles updates side by side, since a payment's question must be answered within ten seconds whatever else goes on. */
export interface Dispatcher {
  handle(updates: readonly Update[]): void;
  settled(): Promise<void>;
}

export function openDispatcher(bot: Bot, deps: Deps): Dispatcher {
  const inWork = new Map<number, Promise<void>>();
  return {
    handle(updates) {
      for (const update of updates) {
        const id = update.update_id;
        if (inWork.has(id)) continue;
        const work = finishUpdate(deps, update, (each) => bot.handleUpdate(each))
          .catch((err: unknown) => deps.log.error({ err, update: id }, 'update is left for later'))
          .finally(() => inWork.delete(id));
        inWork.set(id, work);
      }
    },
    async settled() {
      await Promise.all(inWork.values());
    },
  };
}
