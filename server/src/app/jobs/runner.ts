import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type CronItem, Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { SellingDeps } from '../../features/payments/index.ts';
import type { Tasks } from '../../kit/outbox/outbox.ts';
import { sessionOf } from './dead-workers.ts';
import { openQueuePool } from './queue-pool.ts';
import type { Handlers } from './tasks.ts';

/** Workers for some kinds of job only, so that they do not hold up other kinds. */
export interface WorkerOptions {
  readonly tasks: readonly (keyof Tasks)[];
  readonly workers: number;
  /** Tasks queued on a schedule. */
  readonly cronItems: readonly CronItem[];
}

/** Connections besides those of the workers: one listens for new jobs. */
const BESIDE = 1;

/** Milliseconds that a stop waits for the queue's last statements, and between two checks. */
const STOP_TIMEOUT_MS = 500;
const STOP_INTERVAL_MS = 10;

/** Running workers. Stopping takes at most three seconds; running jobs finish first and are marked as done. */
export type RunningWorkers = Pick<Runner, 'addJob' | 'stop'>;

/** Starts workers. Their session has a name, so that other processes notice when they end. */
export async function startWorkers(
  deps: SellingDeps,
  handlers: Handlers,
  { tasks, workers, cronItems }: WorkerOptions,
): Promise<RunningWorkers> {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // After LISTEN has been sent: a client runs one statement after the other
    client.once('drain', () => {
      client
        .query(`SET application_name = '${sessionOf(workerPool.id)}'`)
        .catch((err: unknown) => deps.log.warn({ err }, 'application_name of a job queue session could not be set'));
    });
  });
  const pgPool = openQueuePool(deps, workers + BESIDE);
  const runner = await run({
    pgPool,
    concurrency: workers,
    pollInterval: 1_000,
    noHandleSignals: true,
    events,
    logger: quietLogger(deps),
    taskList: toTaskList(handlers, tasks),
    parsedCronItems: parseCronItems([...cronItems]),
    preset: { worker: { gracefulShutdownAbortTimeout: 2_000 } },
  });
  const ended = runner.promise.catch(() => undefined).then(() => endPool(pgPool));
  return {
    addJob: runner.addJob,
    async stop() {
      await runner.stop();
      await ended;
    },
  };
}

/** The queue does not wait for the statement that marks a job as done, and an ended pool drops requests waiting for a connection. */
async function endPool(pgPool: Pool): Promise<void> {
  const until = Date.now() + STOP_TIMEOUT_MS;
  do await setTimeout(STOP_INTERVAL_MS);
  while (pgPool.waitingCount > 0 && Date.now() < until);
  await Promise.race([pgPool.end(), setTimeout(STOP_TIMEOUT_MS)]);
}

/** Payloads are JSON written by `enqueue`, hence the cast. */
function toTaskList(handlers: Handlers, names: readonly (keyof Tasks)[]): TaskList {
  return Object.fromEntries(names.map((name) => [name, (payload: unknown) => handlers[name](payload as never).catch(hideReason)]));
}

/** The queue stores the error message with the job. A query's message contains its parameters, such as a note's sender. */
function hideReason(cause: unknown): never {
  throw new Error('The job failed; the log has its reason', { cause });
}

/** The queue's own log lines contain jobs and payloads. Only errors are logged, by their task. */
function quietLogger({ log }: SellingDeps): Logger {
  return new Logger((scope) => (level, message, meta) => {
    if (level === 'error') log.error({ task: scope.taskIdentifier, err: meta?.error }, message.split('\n')[0]);
  });
}
