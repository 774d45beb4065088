import type { Update } from 'grammy/types';
import { delay } from '../../kit/delay.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Dispatcher } from './dispatcher.ts';
import { ABANDONED_AFTER_CHECKS, type AbandonedUpdates, makeAbandonedUpdates, makeSelectDue, type SelectDue } from './due-updates.ts';
import type { PollingLock } from './lock.ts';
import { takeUpdates, type Unfinished, unfinishedUpdates } from './stored-updates.ts';

/** Milliseconds between two checks. */
export const CHECK_INTERVAL_MS = 1_000;

const isTried = ({ attempts }: Unfinished) => attempts > 0;

/** State of update handling of this process, kept when it loses the lock. */
export interface UpdateHandling {
  readonly dispatcher: Dispatcher;
  readonly selectDue: SelectDue;
  readonly abandoned: AbandonedUpdates;
  /** Counts a check. Returns whether enough were made that the previous lock holder cannot still be handling failed updates. */
  readonly countCheck: () => boolean;
  /** Restarts the count of checks. Call it when another process may hold the lock. */
  readonly restartCount: () => void;
}

export function makeUpdateHandling(dispatcher: Dispatcher): UpdateHandling {
  let checked = 0;
  return {
    dispatcher,
    selectDue: makeSelectDue(),
    abandoned: makeAbandonedUpdates(),
    countCheck: () => checked++ >= ABANDONED_AFTER_CHECKS,
    restartCount: () => {
      checked = 0;
    },
  };
}

/**
 * Takes up abandoned updates and retries failed ones while `work` runs. Only the lock holder calls this, so that nothing is retried
 * twice at once.
 */
export async function retryWhile<T>(lock: PollingLock, deps: Deps, handling: UpdateHandling, work: () => Promise<T>): Promise<T> {
  const { dispatcher, selectDue, abandoned, countCheck } = handling;
  const ended = new AbortController();
  const chooseOf = (all: readonly Unfinished[]) => {
    const failed = selectDue(all.filter(isTried), performance.now());
    const left = abandoned.of(all.filter((each) => !isTried(each)));
    return countCheck() ? [...left, ...failed] : left;
  };
  const checkUntilEnd = async () => {
    while (!ended.signal.aborted) {
      try {
        await lock.check();
        const chosen = chooseOf(await unfinishedUpdates(deps));
        const tried = new Set(chosen.filter(isTried).map(({ id }) => id));
        const mayTake = (id: string, update: Update) =>
          !dispatcher.isInWork(update.update_id) && (tried.has(id) || abandoned.mayTake(id, update));
        for await (const update of takeUpdates(deps, chosen, mayTake)) {
          dispatcher.handleAgain(update);
          if (ended.signal.aborted) break;
        }
      } catch (err) {
        if (!ended.signal.aborted) deps.log.warn({ err }, 'failed and abandoned updates could not be retried; the next check tries again');
      }
      await delay(CHECK_INTERVAL_MS, ended.signal);
    }
  };
  const checking = checkUntilEnd();
  try {
    return await work();
  } finally {
    ended.abort();
    await checking;
  }
}
