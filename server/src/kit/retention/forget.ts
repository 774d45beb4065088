import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Pool } from '../db/database.ts';
import { type Rule, rules, tableOf } from './rules.ts';

/** Rows deleted by one statement in one transaction. Other statements wait at most for one batch. */
const BATCH = 5_000;
/** Milliseconds for one run, below the time limit of a job. Remaining rows are deleted in the next run. */
const ROUND = 90_000;

interface ForgetDeps {
  readonly db: Pick<Database, 'owner' | 'app'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Deletes expired rows, in batches until none is left. Returns the tables that the run had no time for. */
export async function forgetDue({ db, clock, log }: ForgetDeps): Promise<readonly string[]> {
  const end = performance.now() + ROUND;
  const now = clock.real();
  const left: string[] = [];
  for (const rule of rules) {
    const pool = rule.needsOwner ? db.owner : db.app;
    const isDone = await forgetBatches(() => forgetSome(pool, rule, now), end);
    if (!isDone) left.push(tableOf(rule));
  }
  if (left.length > 0) log.warn({ left }, 'deletion of expired rows ran out of time; the next run continues');
  return left;
}

interface Some {
  readonly found: number;
  readonly deleted: number;
}

/** Repeats until nothing is left. Rows that were found but not deleted were moved concurrently. */
async function forgetBatches(some: () => Promise<Some>, end: number): Promise<boolean> {
  while (performance.now() < end) {
    const { found, deleted } = await some();
    if (found < BATCH && deleted === found) return true;
  }
  return false;
}

/** Deletes rows by their ctid, so that each is looked up once. */
async function forgetSome(pool: Pool, { table, due }: Rule, now: Date): Promise<Some> {
  const {
    rows: [row],
  } = await pool.execute<{ found: number; deleted: number }>(sql`
    WITH due AS MATERIALIZED (SELECT ctid AS place FROM ${table} WHERE ${due(now)} LIMIT ${BATCH}),
      deleted AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT place FROM due)) RETURNING 1)
    SELECT (SELECT count(*) FROM due)::int AS found, (SELECT count(*) FROM deleted)::int AS deleted`);
  return row ?? { found: 0, deleted: 0 };
}
