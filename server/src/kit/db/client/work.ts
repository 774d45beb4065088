import { AsyncLocalStorage } from 'node:async_hooks';
import { isCancelled } from './statement.ts';

/** Milliseconds that a statement of given-up work may take to end by itself: cancelling one that ends meanwhile can hit the next. */
const GRACE_MS = 200;

/** One that was sent to the database. */
interface Sent {
  /** Cancels it where it still runs. */
  cancel(): void;
}

/** What is done for somebody who may give it up: nothing new is then asked of the database, and what runs there is cancelled. */
export interface Work {
  readonly isOver: boolean;
  readonly running: Set<Sent>;
  /** Does something as a part of it. */
  run<T>(act: () => T): T;
  giveUp(): void;
}

const current = new AsyncLocalStorage<Work | null>();

/** What the caller works on; null for what nobody gives up, like a job. */
export function currentWork(): Work | null {
  return current.getStore() ?? null;
}

/** Does what must be done even where the work around it is given up. */
export function regardless<T>(act: () => PromiseLike<T>): Promise<T> {
  // awaited within: a query of Drizzle's begins when somebody waits for it
  return current.run(null, async () => await act());
}

/** Thrown at the next statement of work that was given up. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

/** Whether a failure says no more than that nobody waits for the answer. */
export function isGivenUp(error: unknown): boolean {
  const isOwn = error instanceof GivenUp || (isCancelled(error) && currentWork()?.isOver === true);
  return isOwn || (error instanceof Error && error.cause !== undefined && isGivenUp(error.cause));
}

export function startWork(): Work {
  let isOver = false;
  const work: Work = {
    running: new Set(),
    get isOver() {
      return isOver;
    },
    run: (act) => current.run(work, act),
    giveUp() {
      isOver = true;
      if (work.running.size === 0) return;
      setTimeout(() => {
        for (const sent of work.running) sent.cancel();
      }, GRACE_MS).unref();
    },
  };
  return work;
}
