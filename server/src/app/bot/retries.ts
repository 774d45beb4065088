import type { Update } from 'grammy/types';
import type { Deps } from '../../kit/deps.ts';
import { pause } from '../../kit/outbox/relay.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { PollingLock } from './lock.ts';
import { type Due, type Gone, LOOKS, makeDue, makeGone } from './pauses.ts';
import { takeUpdates, type Unfinished, unfinishedUpdates } from './stored-updates.ts';

/** Milliseconds between two looks. */
const LOOK_MS = 1_000;

const isTried = ({ attempts }: Unfinished) => attempts > 0;

/** What is known of updates from one lock to the next. */
export interface Handling {
  readonly dispatcher: Dispatcher;
  readonly due: Due;
  readonly gone: Gone;
  /** Counts a look. Whether there were so many before that nothing can be in work with a process that had the lock until then. */
  readonly countLook: () => boolean;
  /** Another process may have the lock. */
  readonly watchAnew: () => void;
}

export function handlingBy(dispatcher: Dispatcher): Handling {
  let looked = 0;
  return {
    dispatcher,
    due: makeDue(),
    gone: makeGone(),
    countLook: () => looked++ >= LOOKS,
    watchAnew: () => {
      looked = 0;
    },
  };
}

/**
 * Takes up what a process left behind that is gone, and tries what failed again, for as long as `work` goes on: by the one process that
 * holds the lock, so that nothing is tried twice at once.
 */
export async function whileTakingUp<T>(lock: PollingLock, deps: Deps, handling: Handling, work: () => Promise<T>): Promise<T> {
  const { dispatcher, due, gone, countLook } = handling;
  const ended = new AbortController();
  const chooseOf = (all: readonly Unfinished[]) => {
    const failed = due(all.filter(isTried), performance.now());
    const left = gone.of(all.filter((each) => !isTried(each)));
    return countLook() ? [...left, ...failed] : left;
  };
  const look = async () => {
    while (!ended.signal.aborted) {
      try {
        await lock.check();
        const chosen = chooseOf(await unfinishedUpdates(deps));
        const tried = new Set(chosen.filter(isTried).map(({ id }) => id));
        const mayTake = (id: string, update: Update) =>
          !dispatcher.isInWork(update.update_id) && (tried.has(id) || gone.mayTake(id, update));
        for await (const update of takeUpdates(deps, chosen, mayTake)) {
          dispatcher.handleAgain(update);
          if (ended.signal.aborted) break;
        }
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
