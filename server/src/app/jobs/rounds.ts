import { closeSeason } from '../../features/leaderboards/index.ts';
import { forgetLetters } from '../../features/letters/index.ts';
import { forgetGifts, noteGiftLines, settleGifts } from '../../features/messenger-gifts/index.ts';
import { endUnpaid, forgetHours, reconcile, type SellingDeps } from '../../features/payments/index.ts';
import { forgetOldTickets } from '../../features/support/index.ts';
import { forgetRecords } from '../../kit/idempotency/records.ts';
import { forgetMarks } from '../../kit/limits/limits.ts';
import { forgetUpdates } from '../bot/stored-updates.ts';
import { freeDeadWorkers } from './dead-workers.ts';

/** Takes up all that something cut off: payments first, then, once the messenger's list was read, the gifts that it tells of and what nobody paid. */
export async function takeUp(deps: SellingDeps): Promise<void> {
  const readAt = await reconcile(deps, (lines) => noteGiftLines(deps.db.app, lines));
  if (!readAt) return;
  await settleGifts(deps, readAt);
  await endUnpaid(deps, readAt);
}

/** Ends what is over and forgets what has served its time. */
export async function cleanUpAll(deps: SellingDeps): Promise<void> {
  const [queries, now] = [deps.db.app, deps.clock.real()];
  await forgetRecords(queries, now);
  await forgetGifts(queries, now);
  await forgetUpdates(queries, now);
  await forgetHours(queries, now);
  await forgetMarks(queries, now);
  await forgetLetters(queries, now);
  await forgetOldTickets(queries, now);
  await closeSeason(deps);
  await freeDeadWorkers(deps);
}
