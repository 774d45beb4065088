import type { Bot } from 'grammy';
import type { Deps } from '../../kit/deps.ts';
import { pause } from '../../kit/outbox/relay.ts';
import { type Dispatcher, openDispatcher } from './dispatcher.ts';
import { type PollingLock, takePollingLock } from './lock.ts';
import { handlingBy, whileTakingUp } from './retries.ts';
import { forBot } from './signal.ts';

/** Milliseconds before the lock is asked for again, or after a failure. */
const AGAIN_MS = 1_000;

/** What whoever holds the lock works with. */
export interface Holding {
  readonly lock: PollingLock;
  readonly dispatcher: Dispatcher;
  /** Aborted when the lock is lost, or all ends. */
  readonly signal: AbortSignal;
}

interface Work {
  readonly work: (holding: Holding) => Promise<void>;
  /** What the log says where the work breaks off. */
  readonly brokenOff: string;
}

/**
 * Works, and takes up what others left, for as long as this process holds the lock; waits for it while another does. Until `signal` is
 * aborted, and what is in work has ended.
 */
export async function underLock(bot: Bot, deps: Deps, signal: AbortSignal, { work, brokenOff }: Work): Promise<void> {
  const dispatcher = openDispatcher(bot, deps);
  const handling = handlingBy(dispatcher);
  while (!signal.aborted) {
    const lock = await takePollingLock(deps.db).catch(() => null);
    if (!lock) handling.watchAnew();
    try {
      if (lock) {
        const held = AbortSignal.any([signal, lock.lost]);
        await bot.init(forBot(held));
        await whileTakingUp(lock, deps, handling, () => work({ lock, dispatcher, signal: held }));
      }
    } catch (err) {
      if (!signal.aborted) deps.log.warn({ err: lock?.lost.reason ?? err }, brokenOff);
    } finally {
      if (lock?.lost.aborted) handling.watchAnew();
      await lock?.release();
    }
    await pause(AGAIN_MS, signal);
  }
  await dispatcher.stop();
}
