import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pace } from '../db/schema/messenger.ts';

/** The rate limit of one kind of call, shared by all processes. */
export interface SharedRateLimit {
  /** Resolves when a call of this kind may be made: with 0, or with the seconds to wait if that is too long to wait here. */
  waitForTurn(kind: string): Promise<number>;
  /** Blocks all calls of this kind for so many seconds. */
  block(kind: string, seconds: number): Promise<void>;
}

/** Maximum time that a call waits for its turn. If it would wait longer, it gets the time to wait as its result. */
const MAX_WAIT_MS = 5_000;

/**
 * One row per kind: when the next call may be made. A call takes that time and moves it by `gap` milliseconds. The calls of one process ask
 * one after the other, so that a long queue here does not reserve times that another process could use. The rows contain no people. Without
 * the database, each process limits its own calls.
 */
export function sharedRateLimit({ app }: Pick<Database, 'app'>, gap: number): SharedRateLimit {
  const last = new Map<string, Promise<number>>();
  const reserveAndWait = async (kind: string) => {
    const wait = await reserveTime(app, kind, gap).catch(() => gap);
    if (wait > MAX_WAIT_MS) return Math.ceil(wait / 1000);
    await new Promise((resolve) => setTimeout(resolve, wait));
    return 0;
  };
  return {
    waitForTurn(kind) {
      const turn = (last.get(kind) ?? Promise.resolve()).then(() => reserveAndWait(kind));
      last.set(kind, turn);
      return turn;
    },
    async block(kind, seconds) {
      const until = sql`now() + make_interval(secs => ${seconds})`;
      await app
        .insert(pace)
        .values({ kind, freeAt: until })
        .onConflictDoUpdate({ target: pace.kind, set: { freeAt: sql`greatest(${pace.freeAt}, ${until})` } });
    },
  };
}

/** Milliseconds until the reserved time. If it is too far off, none was reserved. */
async function reserveTime(app: Database['app'], kind: string, gap: number): Promise<number> {
  const {
    rows: [row],
  } = await app.execute<{ wait: number }>(sql`
    INSERT INTO billet.pace AS p (kind, free_at) VALUES (${kind}, clock_timestamp() + make_interval(secs => ${gap / 1000}))
      ON CONFLICT (kind) DO UPDATE SET free_at = CASE
        WHEN p.free_at > clock_timestamp() + make_interval(secs => ${MAX_WAIT_MS / 1000}) THEN p.free_at
        ELSE greatest(p.free_at, clock_timestamp()) + make_interval(secs => ${gap / 1000}) END
    RETURNING (extract(epoch FROM p.free_at - clock_timestamp()) * 1000 - ${gap})::float8 AS wait`);
  return Math.max(0, row?.wait ?? 0);
}
