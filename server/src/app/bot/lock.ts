import { ConnectionLost } from '../../kit/db/connection-lost.ts';
import type { Database } from '../../kit/db/database.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';

/** The advisory lock's number, the same in every process. */
const POLLING_LOCK_ID = 8_032_015;

export interface PollingLock {
  /** Throws when the connection with the lock, and so the lock, is lost. */
  check(): Promise<void>;
  /** Aborted with the reason once the lock is lost. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** Milliseconds after which a silent holder loses the lock, and between two of its heartbeats. */
const [IDLE_TIMEOUT_MS, HEARTBEAT_MS] = [15_000, 3_000];

/**
 * Takes the right to poll for updates; null while another process holds it. The lock is bound to its connection, so it never outlives the
 * process. TCP keepalives release it also when the machine fails silently, which PostgreSQL would otherwise notice after two hours. A
 * stopped or hanging process loses it by the idle timeout.
 */
export async function takePollingLock({ direct }: Pick<Database, 'direct'>): Promise<PollingLock | null> {
  const client = await direct.connect();
  const connection = sqlOn(client);
  /** Closes the connection, since its settings are the lock's. On a lost connection, a query may hang for 15 minutes. */
  const release = async (isLost = false) => {
    if (!isLost) await withTimeout(connection`SELECT pg_advisory_unlock_all()`).catch(() => {});
    client.release(true);
  };
  const query = connection<{ taken: boolean; backend: number }[]>`
    SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
      set_config('tcp_keepalives_count', '3', false), set_config('tcp_user_timeout', '25000', false),
      set_config('idle_session_timeout', ${String(IDLE_TIMEOUT_MS)}, false), pg_try_advisory_lock(${POLLING_LOCK_ID}) AS taken, pg_backend_pid() AS backend`;
  const [row] = await withTimeout(query).catch((err: unknown) => {
    client.release(true);
    throw err;
  });
  if (!row?.taken) {
    await release();
    return null;
  }
  return makePollingLock(row.backend, release, async () => {
    const [now] = await connection<{ backend: number }[]>`SELECT pg_backend_pid() AS backend`;
    return now?.backend;
  });
}

/** Rejects when the database does not answer. */
async function withTimeout<T>(query: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ConnectionLost(`no answer within ${IDLE_TIMEOUT_MS / 1000} s`)), IDLE_TIMEOUT_MS);
  return Promise.race([query, late]).finally(() => clearTimeout(timer));
}

/**
 * Sends heartbeats. Without an answer within the database's timeout the lock counts as lost, for example after a silent network failure.
 */
function makePollingLock(
  backend: number,
  release: (isLost: boolean) => Promise<void>,
  readBackend: () => Promise<number | undefined>,
): PollingLock {
  const lost = new AbortController();
  const loss = Promise.withResolvers<never>();
  loss.promise.catch(() => {});
  const lose = (why: unknown = new ConnectionLost('The connection with the polling lock was lost')) => {
    lost.abort(why);
    loss.reject(lost.signal.reason);
  };
  let answeredAt = performance.now();
  let pending: Promise<void> | null = null;
  const checkConnection = async () => {
    try {
      if ((await readBackend()) === backend) answeredAt = performance.now();
      else lose();
    } catch (err) {
      lose(err);
    }
    pending = null;
  };
  // One statement at a time on the connection
  const check = () => {
    pending ??= checkConnection();
    return pending;
  };
  const heartbeat = setInterval(() => {
    if (performance.now() - answeredAt > IDLE_TIMEOUT_MS) lose();
    else void check();
  }, HEARTBEAT_MS);
  return {
    lost: lost.signal,
    async check() {
      await Promise.race([check(), loss.promise]);
      lost.signal.throwIfAborted();
    },
    async release() {
      clearInterval(heartbeat);
      await release(lost.signal.aborted);
    },
  };
}
