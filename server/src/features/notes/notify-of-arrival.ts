import type { Deps } from '../../kit/deps.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { say } from '../../kit/messages/texts.ts';
import { findById, tell } from '../people/index.ts';

/** Notifies a recipient through the bot of a new note, in the same words for every sender and every kind of note. */
export async function notifyOfArrival(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'messenger'>, recipientId: string): Promise<void> {
  const recipient = await findById(deps.db.app, recipientId);
  if (!recipient) return;
  const language = languageOf(recipient);
  const button = { text: say(language, 'bot-button-inbox'), page: 'inbox' } as const;
  await tell(deps, recipient, say(language, 'bot-arrived'), button);
}
