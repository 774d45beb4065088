import type { Sql } from 'postgres';
import { type Connection, cancel, isCancelled, isEcho, leaveIfReadOnly, type Query, untilTold } from './statement.ts';
import { currentWork, GivenUp, type Work } from './work.ts';

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
  const work = currentWork();
  const opening = made(first);
  const line = makeLine(client, isKept, opening);
  opening.options.onexecute = line.open;
  const { reject } = opening;
  // at once: the connection is asked whether it is kept before anybody who awaits hears of it
  opening.reject = (error) => {
    line.free();
    reject(error);
  };
  try {
    await opening;
  } catch (error) {
    // a cancel that was meant for the one before on this connection, or that one's end
    if ((isCancelled(error) || isEcho(opening, error)) && !work?.isOver) return hold(client, first, isKept);
    throw error;
  }

  function made(text: string): Query {
    return client.unsafe(text) as unknown as Query;
  }
  function run(text: string): Promise<unknown> {
    const query = made(text);
    query.handler = () => line.send(query, null);
    return query;
  }
  return {
    send(query) {
      if (work?.isOver) return query.reject(new GivenUp('Nobody waits for it any more'));
      work?.sends(query, () => cancel(client, query));
      line.send(query, work);
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

/** Sends queries down the connection on which `opening` runs, one after the other, as long as it is there. */
function makeLine(client: Sql, isKept: boolean, opening: Query) {
  let connection: Connection | null = null;
  let gone: { readonly error: unknown } | null = null;
  let isBusy = true;
  let current = opening;
  const waiting: { readonly query: Query; readonly work: Work | null }[] = [];

  const start = async ({ query, work }: (typeof waiting)[number]) => {
    isBusy = true;
    await untilTold(opening.state);
    if (gone) return query.reject(gone.error);
    if (work?.isOver) {
      query.reject(new GivenUp('Nobody waits for it any more'));
      return next();
    }
    current = query;
    query.catch((error: unknown) => leaveIfReadOnly(client, connection, error));
    connection?.execute(query);
  };
  const next = () => {
    isBusy = false;
    const first = waiting.shift();
    if (first) void start(first);
  };
  const ready = Object.assign(next, { release: isKept });
  return {
    open(mine: Connection) {
      connection = mine;
      mine.reserved = ready;
      mine.onclose = (error) => {
        gone = { error };
        // the client doesn't tell the one that runs where there is another host
        for (const query of [current, ...waiting.splice(0).map((one) => one.query)]) query.reject(error);
      };
      return false;
    },
    /** `work`: what it is refused with, where that was given up before its turn; null for what has to be sent all the same. */
    send(query: Query, work: Work | null) {
      if (gone) query.reject(gone.error);
      else if (isBusy) waiting.push({ query, work });
      else void start({ query, work });
    },
    free() {
      ready.release = false;
    },
    isGone: () => gone !== null,
  };
}
