import { setTimeout as pause } from 'node:timers/promises';
import { sessionOf } from '../../src/app/jobs/dead-workers.ts';
import { MAX_ATTEMPTS } from '../../src/kit/retention/rules.ts';
import type { FaultEnvironment } from './environment.ts';

const MINUTE = 60_000;
const LOOK_MS = 50;
/** Number of consecutive polls that must find no work. */
const LOOKS = 3;
const LIMIT_MS = 240_000;
/** A job locked for longer is not running: its worker lived, but could not report its end. Its lock has to time out. */
const MAX_JOB_DURATION = '30 seconds';
/** More than the time between two equal gifts to one person. */
const GIFT_INTERVAL_MS = 11_000;
/** Steps of the clock until a state is reached. */
const MAX_STEPS = 12;

/**
 * Resolves when no work is left: no update to deliver, handle or retry within seconds, no due or running job, no transaction that writes, no
 * Bot API call. Jobs held by a killed server, and jobs behind them in their queue, do not count: time has to pass for them.
 */
export async function waitUntilIdle(environment: FaultEnvironment): Promise<void> {
  let calm = 0;
  let made = -1;
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; await pause(LOOK_MS)) {
    const { traffic } = environment.messenger;
    const isCalm = traffic.made === made && traffic.open === 0 && environment.messenger.waiting() === 0 && (await isIdle(environment));
    made = traffic.made;
    calm = isCalm ? calm + 1 : 0;
    if (calm === LOOKS) return;
  }
  const busy = await environment.cluster.sql`SELECT
    (SELECT json_agg(j) FROM (SELECT task, run_at FROM billet.outbox) j) AS outbox, (SELECT count(*) FROM money.waiting) AS waiting,
    (SELECT json_agg(attempts) FROM money.updates WHERE body IS NOT NULL) AS updates,
    (SELECT json_agg(j) FROM (SELECT task_identifier, attempts, last_error, locked_by FROM graphile_worker.jobs) j) AS jobs,
    (SELECT json_agg(j) FROM (SELECT state, query FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'faults' AND state <> 'idle') j) AS queries`;
  throw new Error(`The servers did not become idle: ${environment.messenger.waiting()} updates are waiting, ${JSON.stringify(busy)}`);
}

async function isIdle(environment: FaultEnvironment): Promise<boolean> {
  const [row] = await environment.cluster.sql<{ isIdle: boolean }[]>`SELECT
    NOT EXISTS (SELECT FROM billet.outbox)
    AND NOT EXISTS (SELECT FROM money.waiting)
    AND NOT EXISTS (SELECT FROM money.updates WHERE body IS NOT NULL AND attempts < ${MAX_ATTEMPTS})
    AND NOT EXISTS (SELECT FROM graphile_worker._private_jobs j LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
      WHERE j.run_at <= now() AND j.locked_at IS NULL AND j.attempts < j.max_attempts
        AND (q.locked_at IS NULL OR NOT EXISTS (SELECT FROM graphile_worker._private_jobs h WHERE h.job_queue_id = q.id AND h.locked_by = q.locked_by)))
    AND NOT EXISTS (SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND application_name <> 'faults'
        AND (backend_xid IS NOT NULL OR state = 'idle in transaction')) AS "isIdle"`;
  return row?.isIdle === true && !(await isWorking(environment));
}

/** Whether a job runs in a living server. */
export async function isWorking({ cluster: { sql } }: FaultEnvironment): Promise<boolean> {
  const jobs = await sql`
    SELECT FROM graphile_worker._private_jobs j JOIN pg_stat_activity s ON s.application_name = ${sessionOf('')} || j.locked_by
     WHERE j.locked_at > now() - ${MAX_JOB_DURATION}::interval AND s.datname = current_database()`;
  return jobs.length > 0;
}

/** Lets a quarter of an hour pass, in steps of the servers' timers. */
export async function passQuarterHour(environment: FaultEnvironment): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await waitUntilIdle(environment);
    await sendWaitingGifts(environment);
    await advanceClock(environment, 5 * MINUTE);
  }
  await waitUntilIdle(environment);
}

/** Equal gifts to one person are bought ten seconds apart. A step of five minutes would end the retries of the third one. */
async function sendWaitingGifts(environment: FaultEnvironment): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step++) {
    const gifts = await environment.cluster.sql`SELECT FROM money.gifts WHERE state = 'waiting'`;
    if (gifts.length === 0) return;
    await environment.advanceClock(GIFT_INTERVAL_MS, false);
    await waitUntilIdle(environment);
  }
}

/** Lets a day pass, and then time until all expired orders are cancelled. A round that fails is repeated five minutes later. */
export async function advanceDay(environment: FaultEnvironment): Promise<void> {
  const { sql } = environment.cluster;
  await waitUntilIdle(environment);
  await sql`UPDATE money.orders SET expires_at = expires_at - interval '26 hours' WHERE expires_at IS NOT NULL`;
  for (let step = 0; step < MAX_STEPS; step++) {
    await advanceClock(environment, 5 * MINUTE);
    await waitUntilIdle(environment);
    const left = await sql`SELECT FROM money.orders WHERE expires_at IS NOT NULL`;
    if (left.length === 0) return;
  }
  throw new Error('Orders that were not paid for a day are not cancelled');
}

/** Lets time pass, and adds the jobs that run every five minutes. */
async function advanceClock(environment: FaultEnvironment, ms: number): Promise<void> {
  await environment.advanceClock(ms, true);
  for (const task of ['clean-up', 'reconcile'])
    await environment.cluster.sql`SELECT graphile_worker.add_job(${task}, '{}'::json, job_key => ${task})`;
}
