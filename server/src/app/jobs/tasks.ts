import { eq } from 'drizzle-orm';
import { countScore } from '../../features/leaderboards/index.ts';
import { sendGift } from '../../features/messenger-gifts/index.ts';
import { arriveItem } from '../../features/notes/index.ts';
import { refund, type SellingDeps } from '../../features/payments/index.ts';
import { tell } from '../../features/people/index.ts';
import { items } from '../../kit/db/schema/items.ts';
import { users } from '../../kit/db/schema/people.ts';
import { senders } from '../../kit/db/schema/sealed.ts';
import type { Deps } from '../../kit/deps.ts';
import { say } from '../../kit/messages/texts.ts';
import type { Tasks } from '../../kit/outbox/outbox.ts';
import { cleanUpAll, takeUp } from './rounds.ts';

/** What an arrival leads to. Each is asked for once; more arrivals that come before it is done are covered by it. */
export interface Gather {
  /** One message that tells of arrivals. */
  tell(recipientId: string): Promise<void>;
  /** One count of the recipient's score. */
  count(recipientId: string): Promise<void>;
}

export type Handlers = { readonly [T in keyof Tasks]: (payload: Tasks[T]) => Promise<void> };

/** What is done for every kind of job. All may run twice. */
export function makeHandlers(deps: SellingDeps, gather: Gather): Handlers {
  return {
    'item-arrived': async ({ itemId, recipientId }) => {
      const isShown = await arriveItem(deps, itemId);
      await gather.count(recipientId);
      if (isShown) await gather.tell(recipientId);
    },
    'tell-arrival': ({ recipientId }) => tellOfArrival(deps, recipientId),
    'count-score': ({ userId }) => countScore(deps, userId),
    'item-answered': ({ itemId }) => tellOfAnswer(deps, itemId),
    'send-gift': ({ giftId }) => sendGift(deps, giftId),
    refund: ({ chargeId }) => refund(deps, chargeId),
    reconcile: () => takeUp(deps),
    'clean-up': () => cleanUpAll(deps),
  };
}

/** The same words whoever sent it, and whatever. */
async function tellOfArrival(deps: Deps, recipientId: string): Promise<void> {
  const [recipient] = await deps.db.app.select().from(users).where(eq(users.id, recipientId));
  if (recipient)
    await tell(deps, recipient, say(recipient.languageCode, 'bot-arrived'), {
      text: say(recipient.languageCode, 'bot-button-inbox'),
      page: 'inbox',
    });
}

/** A fully anonymous item has no sender to tell. */
async function tellOfAnswer(deps: Deps, itemId: string): Promise<void> {
  const [found] = await deps.db.owner
    .select({ answer: items.answer, sender: users, recipientId: items.recipientId })
    .from(items)
    .innerJoin(senders, eq(senders.itemId, items.id))
    .innerJoin(users, eq(users.id, senders.senderId))
    .where(eq(items.id, itemId));
  if (!found?.answer) return;
  const [recipient] = await deps.db.app.select({ firstName: users.firstName }).from(users).where(eq(users.id, found.recipientId));
  const text = say(found.sender.languageCode, 'bot-answered', { name: recipient?.firstName ?? '', answer: found.answer });
  await tell(deps, found.sender, text, { text: say(found.sender.languageCode, 'bot-button-open'), page: 'share' });
}
