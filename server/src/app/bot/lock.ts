import type { Database } from '../../kit/db/database.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { ConnectionLost } from '../../kit/outages/classify.ts';

/** The same number in every process: who holds it may poll. */
const POLLING = 8_032_015;

export interface PollingLock {
  /** Throws when the connection that holds the lock is gone, and the lock with it. */
  check(): Promise<void>;
  /** Aborted once the lock is known to be lost, with why. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** Milliseconds after which whoever holds the lock and asks nothing has lost it, and between two times that they ask. */
const [STILL_MS, BEAT_MS] = [15_000, 3_000];

/**
 * The right to poll for updates, or null while another process has it. It ends with its connection, so never outlives us: also where our
 * machine ends without a word, which the database would else find out after two hours, it asks ten seconds after it heard last. A process that
 * is stopped, or hangs, lets go of it as well.
 */
export async function takePollingLock({ direct }: Pick<Database, 'direct'>): Promise<PollingLock | null> {
  const client = await direct.connect();
  const connection = sqlOn(client);
  /** Closes the connection: its settings are the lock's. One that is lost may not answer for a quarter of an hour. */
  const giveBack = async (isLost = false) => {
    if (!isLost) await connection`SELECT pg_advisory_unlock_all()`.catch(() => {});
    client.release(true);
  };
  const [row] = await connection<{ taken: boolean; backend: number }[]>`
    SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
      set_config('tcp_keepalives_count', '3', false), set_config('tcp_user_timeout', '25000', false),
      set_config('idle_session_timeout', ${String(STILL_MS)}, false), pg_try_advisory_lock(${POLLING}) AS taken, pg_backend_pid() AS backend`.catch(
    (err: unknown) => {
      client.release(true);
      throw err;
    },
  );
  if (!row?.taken) {
    await giveBack();
    return null;
  }
  return hold(row.backend, giveBack, async () => {
    const [now] = await connection<{ backend: number }[]>`SELECT pg_backend_pid() AS backend`;
    return now?.backend;
  });
}

/** Asks all the while; who hears nothing for as long as the database waits has lost it, as with a network that is gone without a word. */
function hold(backend: number, giveBack: (isLost: boolean) => Promise<void>, ask: () => Promise<number | undefined>): PollingLock {
  const lost = new AbortController();
  const loss = Promise.withResolvers<never>();
  loss.promise.catch(() => {});
  const lose = (why: unknown = new ConnectionLost('The connection with the polling lock was lost')) => {
    lost.abort(why);
    loss.reject(lost.signal.reason);
  };
  let heardAt = performance.now();
  let hearing: Promise<void> | null = null;
  const hearOnce = async () => {
    try {
      if ((await ask()) === backend) heardAt = performance.now();
      else lose();
    } catch (err) {
      lose(err);
    }
    hearing = null;
  };
  // one statement at a time on the connection
  const hear = () => {
    hearing ??= hearOnce();
    return hearing;
  };
  const beat = setInterval(() => {
    if (performance.now() - heardAt > STILL_MS) lose();
    else void hear();
  }, BEAT_MS);
  return {
    lost: lost.signal,
    async check() {
      await Promise.race([hear(), loss.promise]);
      lost.signal.throwIfAborted();
    },
    async release() {
      clearInterval(beat);
      await giveBack(lost.signal.aborted);
    },
  };
}
