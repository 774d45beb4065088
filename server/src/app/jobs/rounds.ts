import { closeSeason } from '../../features/leaderboards/index.ts';
import { noteGiftLines, settleGifts } from '../../features/messenger-gifts/index.ts';
import { endUnpaid, reconcile, type SellingDeps } from '../../features/payments/index.ts';
import { forgetDue } from '../../kit/retention/forget.ts';
import { freeDeadWorkers } from './dead-workers.ts';
import { forgetFailedJobs } from './failed-jobs.ts';

/** Takes up all that something cut off: payments first, then, once the messenger's list was read, the gifts that it tells of and what nobody paid. */
export async function takeUp(deps: SellingDeps): Promise<void> {
  const readAt = await reconcile(deps, (lines) => noteGiftLines(deps.db.app, lines));
  if (!readAt) return;
  await settleGifts(deps, readAt);
  await endUnpaid(deps, readAt);
}

/** Ends what is over and forgets what has served its time. */
export async function cleanUpAll(deps: SellingDeps): Promise<void> {
  await forgetDue(deps);
  await closeSeason(deps);
  await forgetFailedJobs(deps);
  await freeDeadWorkers(deps);
}
