import { eq } from 'drizzle-orm';
import { items } from '../../kit/db/schema/items.ts';
import { users } from '../../kit/db/schema/people.ts';
import { senders } from '../../kit/db/schema/sealed.ts';
import type { Deps } from '../../kit/deps.ts';
import { say } from '../../kit/messages/texts.ts';
import { findById, tell } from '../people/index.ts';

/** Tells a sender through the bot what was answered. A fully anonymous note has no sender to tell. */
export async function tellOfAnswer(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'messenger'>, itemId: string): Promise<void> {
  const [found] = await deps.db.owner
    .select({ answer: items.answer, sender: users, recipientId: items.recipientId })
    .from(items)
    .innerJoin(senders, eq(senders.itemId, items.id))
    .innerJoin(users, eq(users.id, senders.senderId))
    .where(eq(items.id, itemId));
  if (!found?.answer) return;
  const { answer, sender, recipientId } = found;
  const recipient = await findById(deps.db.app, recipientId);
  const text = say(sender.languageCode, 'bot-answered', { name: recipient?.firstName ?? '', answer });
  await tell(deps, sender, text, { text: say(sender.languageCode, 'bot-button-open'), page: 'share' });
}
