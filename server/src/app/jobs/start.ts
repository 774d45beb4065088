import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import { countingTime } from '../../features/leaderboards/index.ts';
import type { SellingDeps } from '../../features/payments/index.ts';
import type { Tasks } from '../../kit/outbox/outbox.ts';
import { startRelay } from '../../kit/outbox/relay.ts';
import { startBatches } from './batches.ts';
import { connectionString } from './connection.ts';
import { freeDeadWorkers } from './dead-workers.ts';
import { type Handlers, makeHandlers } from './tasks.ts';

const WORKERS = 4;
/** Milliseconds that arrivals are gathered for before one message tells of all of them. */
const GATHERING = { local: 500, production: 20_000 };
const EVERY_FIVE_MINUTES = '*/5 * * * *';

/**
 * Starts the job queue, the relay that feeds it from the outbox, and the batches. What a crash left unfinished is taken up at once and
 * every five minutes. The function given back stops it, within three seconds.
 */
export async function startJobs(deps: SellingDeps): Promise<() => Promise<void>> {
  const client = deps.db.owner.$client;
  const gathering = deps.config.isLocal ? GATHERING.local : GATHERING.production;
  const addOnce = (task: keyof Tasks, payload: unknown, jobKey: string, runAt: Date) =>
    runner.addJob(task, payload, { jobKey, jobKeyMode: 'preserve_run_at', runAt });
  const addCount = async () => {
    await addOnce('count-scores', {}, 'scores', countingTime(new Date(), deps.config.scoreDelaySeconds));
  };
  const handlers = makeHandlers(deps, {
    tell: async (recipientId) => {
      await addOnce('tell-arrival', { recipientId }, `arrivals of ${recipientId}`, new Date(Date.now() + gathering));
    },
    count: addCount,
  });
  const runner: Runner = await run({
    connectionString: connectionString(client),
    maxPoolSize: WORKERS + 2,
    concurrency: WORKERS,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: quietLogger(deps),
    taskList: toTaskList(handlers),
    parsedCronItems: parseCronItems([
      { task: 'reconcile', match: EVERY_FIVE_MINUTES, options: { jobKey: 'reconcile' } },
      { task: 'clean-up', match: EVERY_FIVE_MINUTES, options: { jobKey: 'clean-up' } },
    ]),
    preset: { worker: { gracefulShutdownAbortTimeout: 2_000 } },
  });
  await freeDeadWorkers(deps);
  await runner.addJob('reconcile', {}, { jobKey: 'reconcile' });
  await addCount();
  const relay = startRelay(deps);
  const stopBatches = startBatches(deps);
  return async () => {
    await stopBatches();
    await relay.stop();
    await runner.stop();
    await runner.promise;
  };
}

/** The queue knows payloads as JSON only; what stands in it was written by `enqueue`. */
function toTaskList(handlers: Handlers): TaskList {
  const names = Object.keys(handlers) as (keyof Tasks)[];
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
