import { eq } from 'drizzle-orm';
import { closeSeason, countScore } from '../../features/leaderboards/index.ts';
import { sendGift } from '../../features/messenger-gifts/index.ts';
import { arriveItem } from '../../features/notes/index.ts';
import { reconcile, refund, tidy } from '../../features/payments/index.ts';
import { tell } from '../../features/people/index.ts';
import { items } from '../../kit/db/schema/items.ts';
import { users } from '../../kit/db/schema/people.ts';
import { senders } from '../../kit/db/schema/sealed.ts';
import type { Ports } from '../../kit/deps.ts';
import { say } from '../../kit/messages/texts.ts';
import type { Tasks } from '../../kit/outbox/outbox.ts';
import { freeDeadWorkers } from './dead-workers.ts';

/** What an arrival leads to. Each is asked for once; more arrivals that come before it is done are covered by it. */
export interface Gather {
  /** One message that tells of arrivals. */
  tell(recipientId: string): Promise<void>;
  /** One count of the recipient's score. */
  count(recipientId: string): Promise<void>;
}

export type Handlers = { readonly [T in keyof Tasks]: (payload: Tasks[T]) => Promise<void> };

/** What is done for every kind of job. All may run twice. */
export function makeHandlers(ports: Ports, gather: Gather): Handlers {
  return {
    'item-arrived': async ({ itemId, recipientId }) => {
      const isShown = await arriveItem(ports, itemId);
      await gather.count(recipientId);
      if (isShown) await gather.tell(recipientId);
    },
    'tell-arrival': ({ recipientId }) => tellOfArrival(ports, recipientId),
    'count-score': ({ userId }) => countScore(ports, userId),
    'item-answered': ({ itemId }) => tellOfAnswer(ports, itemId),
    'send-gift': ({ giftId }) => sendGift(ports, giftId),
    refund: ({ chargeId }) => refund(ports, chargeId),
    reconcile: () => reconcile(ports),
    tidy: async () => {
      await tidy(ports);
      await closeSeason(ports);
      await freeDeadWorkers(ports);
    },
  };
}

/** The same words whoever sent it, and whatever. */
async function tellOfArrival(ports: Ports, recipientId: string): Promise<void> {
  const [recipient] = await ports.db.app.select().from(users).where(eq(users.id, recipientId));
  if (recipient)
    await tell(ports, recipient, say(recipient.languageCode, 'bot-arrived'), {
      text: say(recipient.languageCode, 'bot-button-inbox'),
      page: 'inbox',
    });
}

/** A fully anonymous item has no sender to tell. */
async function tellOfAnswer(ports: Ports, itemId: string): Promise<void> {
  const [found] = await ports.db.owner
    .select({ answer: items.answer, sender: users, recipientId: items.recipientId })
    .from(items)
    .innerJoin(senders, eq(senders.itemId, items.id))
    .innerJoin(users, eq(users.id, senders.senderId))
    .where(eq(items.id, itemId));
  if (!found?.answer) return;
  const [recipient] = await ports.db.app.select({ firstName: users.firstName }).from(users).where(eq(users.id, found.recipientId));
  const text = say(found.sender.languageCode, 'bot-answered', { name: recipient?.firstName ?? '', answer: found.answer });
  await tell(ports, found.sender, text, { text: say(found.sender.languageCode, 'bot-button-open'), page: 'share' });
}
