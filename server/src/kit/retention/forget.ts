import { sql } from 'drizzle-orm';
import type { Pool } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type Rule, rules, tableOf } from './rules.ts';

/** Rows deleted by one statement, and in one transaction: nobody waits for longer than it takes. */
const BATCH = 5_000;
/** Milliseconds for one round, below what a job may take. What is left goes with the next. */
const ROUND = 90_000;

/** Forgets what has served its time, in batches until nothing is left. Gives the tables that the round had no time for. */
export async function forgetDue({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<readonly string[]> {
  const end = performance.now() + ROUND;
  const now = clock.real();
  const left: string[] = [];
  for (const rule of rules) {
    const pool = rule.isOwners ? db.owner : db.app;
    const isDone = await forgetBatches(() => forgetSome(pool, rule, now), end);
    if (!isDone) left.push(tableOf(rule));
  }
  if (left.length > 0) log.warn({ left }, 'a round of forgetting had no time for all');
  return left;
}

interface Some {
  readonly found: number;
  readonly gone: number;
}

/** Until nothing is left: what was found and didn't go was put elsewhere meanwhile. */
async function forgetBatches(some: () => Promise<Some>, end: number): Promise<boolean> {
  while (performance.now() < end) {
    const { found, gone } = await some();
    if (found < BATCH && gone === found) return true;
  }
  return false;
}

/** Found and deleted by where they lie: none is looked for twice. */
async function forgetSome(pool: Pool, { table, due }: Rule, now: Date): Promise<Some> {
  const {
    rows: [row],
  } = await pool.execute<{ found: number; gone: number }>(sql`
    WITH due AS MATERIALIZED (SELECT ctid AS place FROM ${table} WHERE ${due(now)} LIMIT ${BATCH}),
      gone AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT place FROM due)) RETURNING 1)
    SELECT (SELECT count(*) FROM due)::int AS found, (SELECT count(*) FROM gone)::int AS gone`);
  return row ?? { found: 0, gone: 0 };
}
