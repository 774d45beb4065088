import type { Update } from 'grammy/types';
import type { Deps } from '../../kit/deps.ts';
import { pause } from '../../kit/outbox/relay.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { PollingLock } from './lock.ts';
import { type Due, type Gone, LOOKS, makeDue, makeGone } from './pauses.ts';
import { takeUpdates, type Unfinished, unfinishedUpdates } from './stored-updates.ts';

/** Milliseconds between two checks. */
const LOOK_MS = 1_000;

const isTried = ({ attempts }: Unfinished) => attempts > 0;

/** The state of update handling that outlives a single lock. */
export interface Handling {
  readonly dispatcher: Dispatcher;
  readonly due: Due;
  readonly gone: Gone;
  /** Counts a check. Returns whether enough were made that the previous lock holder cannot still be handling failed updates. */
  readonly countLook: () => boolean;
  /** Restarts that count, since another process may hold the lock. */
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
 * Takes up abandoned updates and retries failed ones while `work` runs. Only the lock holder does, so that nothing is retried twice at
 * once.
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
