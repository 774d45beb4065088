import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { delay } from '../delay.ts';

const BATCH_SIZE = 500;

interface RelayDeps {
  readonly db: Pick<Database, 'owner'>;
  readonly config: Pick<Config, 'isLocal' | 'scoreDelaySeconds'>;
  readonly log: Logger;
}

/** Milliseconds between the first arrival of a note and the notification, which covers all notes that arrive until then. */
export const arrivalDelayMs = ({ isLocal }: Pick<Config, 'isLocal'>): number => (isLocal ? 500 : 20_000);

/**
 * Maximum of the random delay, in milliseconds, before a sender is notified of an answer. An immediate notification would identify the sender
 * by a phone that rings in the same room.
 */
export const maxAnswerDelayMs = ({ isLocal }: Pick<Config, 'isLocal'>): number => (isLocal ? 0 : 900_000);

/**
 * Moves outbox rows into the job queue in one transaction, so that a row is in exactly one of the two. All arrivals of a burst become one
 * notification job per recipient, without the notes that are not in the inbox list, and one job that counts scores, unless scores are
 * counted with a delay. Jobs that write letters run one at a time, and so do jobs that check canaries. Returns the number of moved rows.
 */
export async function relayOutbox({ db, config }: Pick<RelayDeps, 'db' | 'config'>): Promise<number> {
  const isCountedAtOnce = config.scoreDelaySeconds === 0;
  const { rows } = await db.owner.execute(sql`
    WITH taken AS (
      DELETE FROM billet.outbox WHERE id IN (
        SELECT id FROM billet.outbox ORDER BY run_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED
      ) RETURNING task, payload, run_at
    ), arrived AS (
      SELECT payload->>'recipientId' AS recipient,
          CASE WHEN pg_catalog.pg_input_is_valid(payload->>'itemId', 'uuid') THEN (payload->>'itemId')::uuid END AS item
        FROM taken WHERE task = 'item-arrived'
    ), jobs AS (
      SELECT task, payload, CASE task WHEN 'item-answered' THEN run_at + random() * make_interval(secs => ${maxAnswerDelayMs(config) / 1000}) ELSE run_at END AS run_at,
          NULL AS key FROM taken WHERE task <> 'item-arrived'
      UNION ALL SELECT DISTINCT 'tell-arrival', jsonb_build_object('recipientId', a.recipient), now() + make_interval(secs => ${arrivalDelayMs(config) / 1000}),
          'arrivals of ' || a.recipient FROM arrived a JOIN billet.items i ON i.id = a.item AND i.placement = 'inbox'
      UNION ALL SELECT 'count-scores', '{}', now(), 'scores' WHERE ${isCountedAtOnce}::boolean AND EXISTS (SELECT FROM arrived)
    ), specs AS (
      SELECT array_agg((task, payload, CASE task WHEN 'write-letter' THEN 'letters' WHEN 'judge-canaries' THEN 'canaries' END, run_at, NULL, key,
          CASE payload->>'isUrgent' WHEN 'true' THEN -10 END, NULL)::graphile_worker.job_spec ORDER BY run_at, key) AS all_of_them FROM jobs
    )
    SELECT (SELECT count(*) FROM taken)::integer AS moved,
        (SELECT count(*) FROM graphile_worker.add_jobs(all_of_them, job_key_preserve_run_at => true) WHERE all_of_them IS NOT NULL)
      FROM specs`);
  return Number(rows[0]?.moved ?? 0);
}

/** Milliseconds between two polls of the outbox. After a full batch, the next poll starts at once. */
const POLL_INTERVAL_MS = 200;

export interface Relay {
  stop(): Promise<void>;
}

/** Relays until it is stopped. After a database failure it retries at the next poll. */
export function startRelay(deps: RelayDeps): Relay {
  const stopped = new AbortController();
  const done = relayUntilStopped(deps, stopped.signal);
  return {
    async stop() {
      stopped.abort();
      await done;
    },
  };
}

async function relayUntilStopped(deps: RelayDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const moved = await relayOutbox(deps).catch((err: unknown) => {
      if (!signal.aborted) deps.log.warn({ err }, 'outbox could not be relayed');
      return 0;
    });
    if (moved < BATCH_SIZE) await delay(POLL_INTERVAL_MS, signal);
  }
}
