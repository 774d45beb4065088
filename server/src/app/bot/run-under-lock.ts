import type { Bot } from 'grammy';
import { delay } from '../../kit/delay.ts';
import type { Deps } from '../../kit/deps.ts';
import { type Dispatcher, openDispatcher } from './dispatcher.ts';
import { type PollingLock, takePollingLock } from './lock.ts';
import { makeUpdateHandling, retryWhile } from './retries.ts';
import { toBotSignal } from './signal.ts';

/** Milliseconds before the next attempt to take the lock, and after a failure. */
const RETRY_DELAY_MS = 1_000;

/** The lock holder's dependencies. */
export interface LockContext {
  readonly lock: PollingLock;
  readonly dispatcher: Dispatcher;
  /** Aborted when the lock is lost or the bot stops. */
  readonly signal: AbortSignal;
}

interface Work {
  readonly work: (context: LockContext) => Promise<void>;
  /** The log message for a failure of the work. */
  readonly failureMessage: string;
}

/**
 * Runs the work and takes up abandoned updates while this process holds the lock, and waits while another does. Ends when `signal` is
 * aborted and the updates in work have finished.
 */
export async function runUnderLock(bot: Bot, deps: Deps, signal: AbortSignal, { work, failureMessage }: Work): Promise<void> {
  const dispatcher = openDispatcher(bot, deps);
  const handling = makeUpdateHandling(dispatcher);
  while (!signal.aborted) {
    const lock = await takePollingLock(deps.db).catch(() => null);
    if (!lock) handling.restartCount();
    try {
      if (lock) {
        const workSignal = AbortSignal.any([signal, lock.lost]);
        await bot.init(toBotSignal(workSignal));
        await retryWhile(lock, deps, handling, () => work({ lock, dispatcher, signal: workSignal }));
      }
    } catch (err) {
      if (!signal.aborted) deps.log.warn({ err: lock?.lost.reason ?? err }, failureMessage);
    } finally {
      if (lock?.lost.aborted) handling.restartCount();
      await lock?.release();
    }
    await delay(RETRY_DELAY_MS, signal);
  }
  await dispatcher.stop();
}
