import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type CronItem, Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { SellingDeps } from '../../features/payments/index.ts';
import type { Tasks } from '../../kit/outbox/outbox.ts';
import { sessionOf } from './dead-workers.ts';
import { openQueuePool } from './queue-pool.ts';
import type { Handlers } from './tasks.ts';

/** Workers that do some kinds of job and no other: what they are busy with holds up no other kind. */
export interface Crew {
  readonly tasks: readonly (keyof Tasks)[];
  readonly workers: number;
  /** What is asked for by the clock. */
  readonly rounds: readonly CronItem[];
}

/** A crew's connections beside its workers': one hears of new jobs. */
const BESIDE = 1;

/** Milliseconds that a stop waits for what the queue still asks of the database, and between two looks. */
const PATIENCE = 500;
const PAUSE = 10;

/** A crew that is at work. A stop takes it three seconds at most; jobs that are under way end before, and say so. */
export type WorkingCrew = Pick<Runner, 'addJob' | 'stop'>;

/** Starts a crew. Its session is named, so that the others notice when it is gone. */
export async function startCrew(deps: SellingDeps, handlers: Handlers, { tasks, workers, rounds }: Crew): Promise<WorkingCrew> {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // once it has begun to listen: a client does one thing after another
    client.once('drain', () => {
      client
        .query(`SET application_name = '${sessionOf(workerPool.id)}'`)
        .catch((err: unknown) => deps.log.warn({ err }, 'the session of the jobs has no name'));
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
    parsedCronItems: parseCronItems([...rounds]),
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

/** The queue writes a job's end without waiting for it, and a pool that is ended forgets who waits for a connection. */
async function endPool(pgPool: Pool): Promise<void> {
  const until = Date.now() + PATIENCE;
  do await setTimeout(PAUSE);
  while (pgPool.waitingCount > 0 && Date.now() < until);
  await Promise.race([pgPool.end(), setTimeout(PATIENCE)]);
}

/** The queue knows payloads as JSON only; what stands in it was written by `enqueue`. */
function toTaskList(handlers: Handlers, names: readonly (keyof Tasks)[]): TaskList {
  return Object.fromEntries(names.map((name) => [name, (payload: unknown) => handlers[name](payload as never).catch(hideReason)]));
}

/** The queue stores a failure's message beside the job, and a query's message holds its parameters: of a note, its sender among them. */
function hideReason(cause: unknown): never {
  throw new Error('The job failed; the log has its reason', { cause });
}

/** The queue's own lines name jobs and payloads; only failures are of interest, and those by their task. */
function quietLogger({ log }: SellingDeps): Logger {
  return new Logger((scope) => (level, message, meta) => {
    if (level === 'error') log.error({ task: scope.taskIdentifier, err: meta?.error }, message.split('\n')[0]);
  });
}
