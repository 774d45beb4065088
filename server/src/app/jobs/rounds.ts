import { closeSeason } from '../../features/leaderboards/index.ts';
import { recordGiftLines, settleGifts } from '../../features/messenger-gifts/index.ts';
import { endUnpaid, reconcile, type SellingDeps } from '../../features/payments/index.ts';
import { forgetDue } from '../../kit/retention/forget.ts';
import { freeDeadWorkers } from './dead-workers.ts';
import { forgetFailedJobs } from './failed-jobs.ts';

/** Resumes interrupted work: payments first; then, once the messenger's list is read, gifts and unpaid orders. */
export async function resumeWork(deps: SellingDeps): Promise<void> {
  const readAt = await reconcile(deps, (lines) => recordGiftLines(deps.db.app, lines));
  if (!readAt) return;
  await settleGifts(deps, readAt);
  await endUnpaid(deps, readAt);
}

/** Deletes data after its retention time, closes the season and cleans up the queue. */
export async function cleanUpAll(deps: SellingDeps): Promise<void> {
  await forgetDue(deps);
  await closeSeason(deps);
  await forgetFailedJobs(deps);
  await freeDeadWorkers(deps);
}
