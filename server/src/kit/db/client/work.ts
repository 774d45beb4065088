import { AsyncLocalStorage } from 'node:async_hooks';
import { isCancelled } from './statement.ts';

/** Milliseconds that a statement of given-up work may take to end by itself: cancelling one that ends meanwhile can hit the next. */
const GRACE_MS = 200;

/** What is done for somebody who may give it up: nothing new is then asked of the database, and what runs there is cancelled. */
export interface Work {
  readonly isOver: boolean;
  /** Told of each statement that goes to the database, or waits for a connection to it, with what cancels it where it runs. */
  sends(statement: PromiseLike<unknown>, cancel: () => void): void;
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
  const running = new Set<() => void>();
  const endAll = () => {
    if (running.size === 0) return;
    // again and again: one that waits for a connection runs when it has one
    setTimeout(() => {
      for (const cancel of running) cancel();
      endAll();
    }, GRACE_MS).unref();
  };
  const work: Work = {
    get isOver() {
      return isOver;
    },
    sends(statement, cancel) {
      running.add(cancel);
      const ended = () => void running.delete(cancel);
      statement.then(ended, ended);
    },
    run: (act) => current.run(work, act),
    giveUp() {
      if (isOver) return;
      isOver = true;
      endAll();
    },
  };
  return work;
}
