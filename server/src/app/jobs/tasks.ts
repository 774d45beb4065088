import { forgetPerson } from '../../features/account/index.ts';
import { tellOfAnswer } from '../../features/answers/index.ts';
import { countScores } from '../../features/leaderboards/index.ts';
import { writeLetter } from '../../features/letters/index.ts';
import { sendGift } from '../../features/messenger-gifts/index.ts';
import { isShown, tellOfArrival, tellOfMatch } from '../../features/notes/index.ts';
import { fulfil, refund, type SellingDeps } from '../../features/payments/index.ts';
import { tellOfReport } from '../../features/safety/index.ts';
import { countInvites } from '../../features/tasks/index.ts';
import type { Tasks } from '../../kit/outbox/outbox.ts';
import { judgeReleased } from './canaries.ts';
import { cleanUpAll, takeUp } from './rounds.ts';

/** What an arrival leads to. Each is asked for once; more arrivals that come before it is done are covered by it. */
export interface Gather {
  /** One message that tells of arrivals. */
  tell(recipientId: string): Promise<void>;
  /** One count of everybody's score. */
  count(): Promise<void>;
}

export type Handlers = { readonly [T in keyof Tasks]: (payload: Tasks[T]) => Promise<void> };

/** What is done for every kind of job. All may run twice. */
export function makeHandlers(deps: SellingDeps, gather: Gather): Handlers {
  // on a developer's machine; else one count follows the other, whatever arrives
  const isCountedAtOnce = deps.config.scoreDelaySeconds === 0;
  return {
    // the relay asks for what follows by itself; releases before it left this to the queue
    'item-arrived': async ({ itemId, recipientId }) => {
      if (isCountedAtOnce) await gather.count();
      if (await isShown(deps.db.owner, itemId)) await gather.tell(recipientId);
    },
    'tell-arrival': ({ recipientId }) => tellOfArrival(deps, recipientId),
    'count-scores': async () => {
      await countScores(deps);
      await countInvites(deps);
      if (!isCountedAtOnce) await gather.count();
    },
    'item-answered': ({ itemId }) => tellOfAnswer(deps, itemId),
    'tell-match': ({ userId }) => tellOfMatch(deps, userId),
    'forget-person': ({ userId }) => forgetPerson(deps, userId),
    'send-gift': ({ giftId }) => sendGift(deps, giftId),
    refund: ({ chargeId }) => refund(deps, chargeId),
    fulfil: ({ chargeId }) => fulfil(deps, chargeId),
    'report-came': ({ itemId }) => tellOfReport(deps, itemId),
    'write-letter': ({ letter }) => writeLetter(deps, letter),
    reconcile: () => takeUp(deps),
    'clean-up': () => cleanUpAll(deps),
    'judge-canaries': () => judgeReleased(deps),
  };
}
