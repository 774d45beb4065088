import { forgetPerson } from '../../features/account/index.ts';
import { notifyOfAnswer } from '../../features/answers/index.ts';
import { sendBotMessage } from '../../features/bot-messages/index.ts';
import { countScores } from '../../features/leaderboards/index.ts';
import { sendGift } from '../../features/messenger-gifts/index.ts';
import { isShown, notifyOfArrival, notifyOfMatch } from '../../features/notes/index.ts';
import { fulfil, refund, type SellingDeps } from '../../features/payments/index.ts';
import { notifyOfReport } from '../../features/safety/index.ts';
import { countInvites } from '../../features/tasks/index.ts';
import type { Tasks } from '../../kit/outbox/outbox.ts';
import { checkReleasedCanaries } from './canaries.ts';
import { cleanUpAll, resumeWork } from './rounds.ts';

/** Follow-up jobs of an arrival. Each is queued once and covers further arrivals until it runs. */
export interface FollowUpJobs {
  /** Queues one message about arrivals. */
  tell(recipientId: string): Promise<void>;
  /** Queues one count of all scores. */
  count(): Promise<void>;
}

export type Handlers = { readonly [T in keyof Tasks]: (payload: Tasks[T]) => Promise<void> };

/** The handlers by task. All may run twice. */
export function makeHandlers(deps: SellingDeps, followUps: FollowUpJobs): Handlers {
  // On a developer's machine; otherwise counts follow each other on a schedule
  const isCountedAtOnce = deps.config.scoreDelaySeconds === 0;
  return {
    // the relay queues the follow-ups directly; older releases left this to the queue
    'item-arrived': async ({ itemId, recipientId }) => {
      if (isCountedAtOnce) await followUps.count();
      if (await isShown(deps.db.owner, itemId)) await followUps.tell(recipientId);
    },
    'tell-arrival': ({ recipientId }) => notifyOfArrival(deps, recipientId),
    'count-scores': async () => {
      await countScores(deps);
      await countInvites(deps);
      if (!isCountedAtOnce) await followUps.count();
    },
    'item-answered': ({ itemId }) => notifyOfAnswer(deps, itemId),
    'tell-match': ({ userId }) => notifyOfMatch(deps, userId),
    'forget-person': ({ userId }) => forgetPerson(deps, userId),
    'send-gift': ({ giftId }) => sendGift(deps, giftId),
    refund: ({ chargeId }) => refund(deps, chargeId),
    fulfil: ({ chargeId }) => fulfil(deps, chargeId),
    'report-came': ({ itemId }) => notifyOfReport(deps, itemId),
    'write-letter': ({ letter }) => sendBotMessage(deps, letter),
    reconcile: () => resumeWork(deps),
    'clean-up': () => cleanUpAll(deps),
    'judge-canaries': () => checkReleasedCanaries(deps),
  };
}
