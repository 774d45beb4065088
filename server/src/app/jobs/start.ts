import { countingTime } from '../../features/leaderboards/index.ts';
import type { SellingDeps } from '../../features/payments/index.ts';
import type { Tasks } from '../../kit/outbox/outbox.ts';
import { arrivalDelayMs, startRelay } from '../../kit/outbox/relay.ts';
import { startBatches } from './batches.ts';
import { freeDeadWorkers, watchDeadWorkers } from './dead-workers.ts';
import { startWorkers, type WorkerOptions } from './runner.ts';
import { makeHandlers } from './tasks.ts';

const EVERY_FIVE_MINUTES = '*/5 * * * *';
/** Retries a release that could not be written. */
const EVERY_MINUTE = '* * * * *';

/** Payment jobs have separate workers, since message jobs wait for the messenger's rate limits. */
export const payments: WorkerOptions = {
  tasks: ['refund', 'fulfil', 'send-gift', 'reconcile'],
  workers: 2,
  cronItems: [{ task: 'reconcile', match: EVERY_FIVE_MINUTES, options: { jobKey: 'reconcile' } }],
};
export const otherTasks: Omit<WorkerOptions, 'workers'> = {
  tasks: [
    'item-arrived',
    'tell-arrival',
    'count-scores',
    'item-answered',
    'tell-match',
    'forget-person',
    'report-came',
    'write-letter',
    'clean-up',
    'judge-canaries',
  ],
  cronItems: [
    { task: 'clean-up', match: EVERY_FIVE_MINUTES, options: { jobKey: 'clean-up' } },
    { task: 'judge-canaries', match: EVERY_MINUTE, options: { jobKey: 'judge-canaries', queueName: 'canaries' } },
  ],
};

/**
 * Starts the job queue, the relay that feeds it from the outbox, and the batches. Interrupted work is resumed at the start and every five
 * minutes; with `isTimed` false, at the start only. The returned function stops it within three seconds.
 */
export async function startJobs(deps: SellingDeps, isTimed = true): Promise<() => Promise<void>> {
  const addOnce = (task: keyof Tasks, payload: unknown, jobKey: string, runAt: Date) =>
    runner.addJob(task, payload, { jobKey, jobKeyMode: 'preserve_run_at', runAt });
  const addCount = async () => {
    await addOnce('count-scores', {}, 'scores', countingTime(new Date(), deps.config.scoreDelaySeconds));
  };
  const handlers = makeHandlers(deps, {
    tell: async (recipientId) => {
      await addOnce('tell-arrival', { recipientId }, `arrivals of ${recipientId}`, new Date(Date.now() + arrivalDelayMs(deps.config)));
    },
    count: addCount,
  });
  const start = (options: WorkerOptions) => startWorkers(deps, handlers, isTimed ? options : { ...options, cronItems: [] });
  const runner = await start(payments);
  const running = [runner, await start({ ...otherTasks, workers: deps.config.database.pools.workers })];
  await freeDeadWorkers(deps);
  await runner.addJob('reconcile', {}, { jobKey: 'reconcile' });
  await addCount();
  const relay = startRelay(deps);
  const stopBatches = startBatches(deps);
  const stopWatching = watchDeadWorkers(deps);
  return async () => {
    await Promise.all([stopBatches(), stopWatching(), relay.stop()]);
    await Promise.all(running.map((workers) => workers.stop()));
  };
}
