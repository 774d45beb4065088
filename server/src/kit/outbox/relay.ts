import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

const BATCH = 500;

/**
 * Moves outbox rows into the job queue, in one transaction: a row is in exactly one of the two. Rows of one recipient's
 * arrivals share a job key, so that a burst becomes one message; letters go one after the other, and so are canaries judged. Gives how many were moved.
 */
export async function relayOutbox({ db }: Pick<Deps, 'db'>): Promise<number> {
  const moved = await db.owner.execute(sql`
    WITH taken AS (
      DELETE FROM billet.outbox WHERE id IN (
        SELECT id FROM billet.outbox ORDER BY run_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      ) RETURNING task, payload, run_at
    ), specs AS (
      SELECT array_agg((task, payload, CASE task WHEN 'write-letter' THEN 'letters' WHEN 'judge-canaries' THEN 'canaries' END, run_at, NULL, NULL,
          CASE payload->>'isUrgent' WHEN 'true' THEN -10 END, NULL)::graphile_worker.job_spec ORDER BY run_at) AS all_of_them,
        count(*) AS moved FROM taken
    )
    SELECT moved::integer AS moved, (SELECT count(*) FROM graphile_worker.add_jobs(all_of_them)) FROM specs WHERE moved > 0`);
  return Number(moved[0]?.moved ?? 0);
}

/** How often the outbox is looked at; a full batch is followed by the next at once. */
const PAUSE_MS = 200;

export interface Relay {
  stop(): Promise<void>;
}

/** Relays until it is stopped. A failing database is tried again at the next turn. */
export function startRelay(deps: Pick<Deps, 'db' | 'log'>): Relay {
  const stopped = new AbortController();
  const done = turn(deps, stopped.signal);
  return {
    async stop() {
      stopped.abort();
      await done;
    },
  };
}

async function turn(deps: Pick<Deps, 'db' | 'log'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const moved = await relayOutbox(deps).catch((err: unknown) => {
      if (!signal.aborted) deps.log.warn({ err }, 'outbox could not be relayed');
      return 0;
    });
    if (moved < BATCH) await pause(PAUSE_MS, signal);
  }
}

/** Resolves after `ms`, or at once when the signal fires. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
