import type { Bot } from 'grammy';
import type { Deps } from '../../kit/deps.ts';
import { makeFloodGate } from './flood-gate.ts';
import { introduce, UPDATE_KINDS } from './introduce.ts';
import { type LockContext, runUnderLock } from './run-under-lock.ts';
import { toBotSignal } from './signal.ts';
import { storeUpdates } from './stored-updates.ts';

/** Seconds that the messenger holds an empty poll open. */
const LONG_POLL = 25;
/** Polls while this process holds the lock, and waits for the lock while another does. */
export const pollWhileAllowed = (bot: Bot, deps: Deps, signal: AbortSignal): Promise<void> =>
  runUnderLock(bot, deps, signal, { work: (context) => poll(bot, deps, context), failureMessage: 'polling was interrupted' });

async function poll(bot: Bot, deps: Deps, { lock, dispatcher, signal }: LockContext): Promise<void> {
  await bot.api.deleteWebhook();
  await introduce(bot.api, deps);
  const gate = makeFloodGate(deps);
  let offset = 0;
  while (!signal.aborted) {
    await lock.check();
    const received = await bot.api.getUpdates({ offset, timeout: LONG_POLL, allowed_updates: UPDATE_KINDS }, toBotSignal(signal));
    // Stored before the next offset confirms them to the messenger
    dispatcher.handle(await storeUpdates(deps, gate(received)));
    offset = Math.max(offset, ...received.map((update) => update.update_id + 1));
  }
}
