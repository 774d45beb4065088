import type { Deps } from '../../kit/deps.ts';
import { pause } from '../../kit/outbox/relay.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { PollingLock } from './lock.ts';
import { type Due, type Gone, makeDue, makeGone } from './pauses.ts';
import { failedUpdates, leftUpdates, takeOver } from './stored-updates.ts';

/** Milliseconds between two looks. */
const LOOK_MS = 1_000;

/** What is known of updates from one lock to the next. */
export interface Handling {
  readonly dispatcher: Dispatcher;
  readonly due: Due;
  readonly gone: Gone;
}

export const handlingBy = (dispatcher: Dispatcher): Handling => ({ dispatcher, due: makeDue(), gone: makeGone() });

/**
 * Takes up what a process left behind that is gone, and tries what failed again, for as long as `work` goes on: by the one process that
 * holds the lock, so that nothing is tried twice at once.
 */
export async function whileTakingUp<T>(lock: PollingLock, deps: Deps, handling: Handling, work: () => Promise<T>): Promise<T> {
  const { dispatcher, due, gone } = handling;
  const ended = new AbortController();
  const look = async () => {
    while (!ended.signal.aborted) {
      try {
        await lock.check();
        dispatcher.handleAgain(await takeOver(deps, gone.of(await leftUpdates(deps)), gone.mayTake));
        dispatcher.handleAgain(await failedUpdates(deps, (failed) => due(failed, performance.now()), dispatcher.isInWork));
      } catch (err) {
        if (!ended.signal.aborted) deps.log.warn({ err }, 'updates that failed or were left wait longer');
      }
      await pause(LOOK_MS, ended.signal);
    }
  };
  const looks = look();
  try {
    return await work();
  } finally {
    ended.abort();
    await looks;
  }
}
