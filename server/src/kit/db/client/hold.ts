import type { Sql } from 'postgres';
import { beingTold, type Connection, cancel, isCancelled, isEcho, isPlain, leaveIfReadOnly, type Query, untilEnded } from './statement.ts';
import { currentWork, GivenUp, type Work } from './work.ts';

/** A connection that is nobody else's for a while. */
export interface Held {
  /** Sends one of its own, in turn; refused once the connection is gone, or the work that it is for was given up. Goes out with others that nobody awaits first. */
  send(query: Query): void;
  /** Sends what has to be sent even then, by itself. */
  run(text: string): Promise<unknown>;
  /** Nothing but that is sent any more: what still waits is refused. */
  end(): void;
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
    await untilEnded();
    // a cancel that was meant for the one before on this connection, or that one's end
    if ((isCancelled(error) || isEcho(opening, error)) && !work?.isOver) return hold(client, first, isKept);
    throw error;
  }

  function made(text: string): Query {
    return client.unsafe(text) as unknown as Query;
  }
  function run(text: string): Promise<unknown> {
    const query = made(text);
    query.handler = () => line.take({ query, work: null, isAlone: true });
    return query;
  }
  return {
    send(query) {
      if (work?.isOver) return query.reject(new GivenUp('Nobody waits for it any more'));
      work?.sends(query, () => cancel(client, query));
      line.take({ query, work, isAlone: false });
    },
    run,
    end: () => line.end(new Error('This transaction is over')),
    release() {
      line.free();
      // the connection is given back when this one is answered
      run('SELECT').catch(() => undefined);
    },
    async isStillThere() {
      // a socket tells its error first and its end a turn later
      await untilEnded();
      return !line.isGone();
    },
  };
}

interface Waiting {
  readonly query: Query;
  /** What it is refused with, where that was given up before its turn; null for what has to be sent all the same. */
  readonly work: Work | null;
  /** Neither behind another that isn't answered yet nor before one: where a transaction begins and ends. */
  readonly isAlone: boolean;
}

/** Sends queries down the connection on which `opening` runs, in turn and as soon as the client can take them, as long as it is there. */
function makeLine(client: Sql, isKept: boolean, opening: Query) {
  let connection: Connection | null = null;
  let gone: { readonly error: unknown } | null = null;
  /** Why nothing more is taken. */
  let over: Error | null = null;
  let isHeldUp = false;
  /** What was sent since the connection was last ready, the last of it at the end. */
  let sent: Waiting[] = [{ query: opening, work: null, isAlone: true }];
  let waiting: Waiting[] = [];

  // of a statement that the server doesn't know yet the client sends the values when it is asked for them: nothing may come between
  const mayFollow = (next: Waiting) => {
    const last = sent.at(-1);
    return last === undefined || !(last.isAlone || next.isAlone || last.query.describeFirst || !isPlain(next.query));
  };
  const send = (next: Waiting) => {
    const { query, work } = next;
    if (work?.isOver) return query.reject(new GivenUp('Nobody waits for it any more'));
    sent.push(next);
    query.catch((error: unknown) => leaveIfReadOnly(client, connection, error));
    connection?.execute(query);
  };
  const goOn = () => {
    while (!isHeldUp && !gone && waiting[0] && mayFollow(waiting[0])) {
      const telling = beingTold(opening.state);
      if (telling) {
        isHeldUp = true;
        telling.then(() => {
          isHeldUp = false;
          goOn();
        });
      } else {
        const [next, ...others] = waiting;
        waiting = others;
        send(next);
      }
    }
  };
  const next = () => {
    sent = [];
    goOn();
  };
  const rejectAll = (queries: readonly Waiting[], error: unknown) => {
    for (const { query } of queries) query.reject(error);
  };
  const ready = Object.assign(next, { release: isKept });
  return {
    open(mine: Connection) {
      connection = mine;
      mine.reserved = ready;
      mine.onclose = (error) => {
        gone = { error };
        // the client doesn't tell those that run where there is another host
        rejectAll([...sent, ...waiting], error);
        waiting = [];
      };
      return false;
    },
    take(asked: Waiting) {
      if (gone) return asked.query.reject(gone.error);
      if (over && !asked.isAlone) return asked.query.reject(over);
      waiting.push(asked);
      goOn();
    },
    end(error: Error) {
      over = error;
      rejectAll(
        waiting.filter(({ isAlone }) => !isAlone),
        error,
      );
      waiting = waiting.filter(({ isAlone }) => isAlone);
    },
    free() {
      ready.release = false;
    },
    isGone: () => gone !== null,
  };
}
