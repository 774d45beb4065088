import { eq } from 'drizzle-orm';
import { notes } from '../../kit/db/schema/notes.ts';
import { users } from '../../kit/db/schema/people.ts';
import { senders } from '../../kit/db/schema/sealed.ts';
import type { Deps } from '../../kit/deps.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { translate } from '../../kit/messages/texts.ts';
import { findById, hasLeft, notifyHiddenUser } from '../people/index.ts';

/** Sends the answer to the note's sender through the bot, below the sender's own words. A fully anonymous note has no stored sender. */
export async function notifyOfAnswer(deps: Pick<Deps, 'db' | 'config' | 'messenger'>, noteId: string): Promise<void> {
  const [found] = await deps.db.owner
    .select({ question: notes.message, answer: notes.answer, sender: users, recipientId: notes.recipientId })
    .from(notes)
    .innerJoin(senders, eq(senders.noteId, notes.id))
    .innerJoin(users, eq(users.id, senders.senderId))
    .where(eq(notes.id, noteId));
  if (!found?.answer) return;
  const { question, answer, sender, recipientId } = found;
  const recipient = await findById(deps.db.app, recipientId);
  // The account was deleted since
  if (!recipient || hasLeft(recipient)) return;
  const language = languageOf(sender);
  const name = recipient.firstName;
  const text = question
    ? translate(language, 'bot-answered-quoted', { name, question, answer })
    : translate(language, 'bot-answered', { name, answer });
  await notifyHiddenUser(deps, sender, text, { text: translate(language, 'bot-button-open'), page: 'share' });
}
