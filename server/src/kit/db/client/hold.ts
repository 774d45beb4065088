import type { Sql } from 'postgres';
import { type Connection, cancel, type Query } from './statement.ts';
import { currentWork, GivenUp } from './work.ts';

/** A connection that is nobody else's for a while. */
export interface Held {
  /** Sends one of its own, in turn; refused once the connection is gone, or the work that it is for was given up. */
  send(query: Query): void;
  /** Sends what has to be sent even then. */
  run(text: string): Promise<unknown>;
  release(): void;
  /** Asked after a failure: whether it can still be spoken to. */
  isStillThere(): Promise<boolean>;
}

/**
 * Takes a connection out of the pool with its first statement, and rejects as that does. `isKept`: until it is released; else until no
 * transaction is open any more.
 */
export async function hold(client: Sql, first: string, isKept: boolean): Promise<Held> {
  const line = makeLine(isKept);
  const work = currentWork();
  const opening = made(first);
  opening.options.onexecute = line.open;
  await opening;

  function made(text: string): Query {
    return client.unsafe(text) as unknown as Query;
  }
  function run(text: string): Promise<unknown> {
    const query = made(text);
    query.handler = line.send;
    return query;
  }
  return {
    send(query) {
      if (work?.isOver) return query.reject(new GivenUp('Nobody waits for it any more'));
      work?.running.add({ cancel: () => line.cancel(query) });
      line.send(query);
    },
    run,
    release() {
      line.free();
      // the connection is given back when this one is answered
      run('SELECT').catch(() => undefined);
    },
    async isStillThere() {
      // a socket tells its error first and its end a turn later
      for (let turn = 0; turn < 2 && !line.isGone(); turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return !line.isGone();
    },
  };
}

/** Sends queries down one connection, one after the other, as long as it is there. */
function makeLine(isKept: boolean) {
  let connection: Connection | null = null;
  let gone: { readonly error: unknown } | null = null;
  let isBusy = true;
  let cancelling: Promise<void> = Promise.resolve();
  const waiting: Query[] = [];

  const start = (query: Query) => {
    isBusy = true;
    // what was cancelled before may still be on its way to the server
    void cancelling.then(() => (gone ? query.reject(gone.error) : connection?.execute(query)));
  };
  const next = () => {
    isBusy = false;
    const query = waiting.shift();
    if (query) start(query);
  };
  const ready = Object.assign(next, { release: isKept });
  return {
    open(mine: Connection) {
      connection = mine;
      mine.reserved = ready;
      mine.onclose = (error) => {
        gone = { error };
        for (const query of waiting.splice(0)) query.reject(error);
      };
      return false;
    },
    send(query: Query) {
      if (gone) query.reject(gone.error);
      else if (isBusy) waiting.push(query);
      else start(query);
    },
    cancel(query: Query) {
      if (query.active) cancelling = cancel(query);
    },
    free() {
      ready.release = false;
    },
    isGone: () => gone !== null,
  };
}
