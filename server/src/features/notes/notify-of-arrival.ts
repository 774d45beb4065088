import type { NoteRow } from '../../kit/db/schema/notes.ts';
import type { Deps } from '../../kit/deps.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { translate } from '../../kit/messages/texts.ts';
import { findById, writeToPerson } from '../people/index.ts';
import { findUnopened } from './queries.ts';

type Arrival = 'question' | 'valentine' | 'super' | 'gift' | 'several';

/**
 * Notifies a recipient through the bot of a new note. The words depend only on facts of unopened notes in the recipient's list, so they
 * are the same for every sender, signed or not.
 */
export async function notifyOfArrival(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'messenger'>, recipientId: string): Promise<void> {
  const recipient = await findById(deps.db.app, recipientId);
  if (!recipient) return;
  const language = languageOf(recipient);
  const button = { text: translate(language, 'bot-button-inbox'), page: 'inbox' } as const;
  const unopened = await findUnopened(deps.db.inbox, recipientId, 2);
  await writeToPerson(deps, recipient, translate(language, 'bot-arrived', { kind: arrivalOf(unopened) }), button);
}

/** Names the kind of a single note. With several unopened notes it would be unclear which of them the kind describes. */
function arrivalOf([note, another]: readonly Pick<NoteRow, 'type' | 'gift'>[]): Arrival {
  if (!note || another) return 'several';
  if (note.type === 'anonymous_message') return 'question';
  if (note.type === 'super') return 'super';
  return note.gift.type === 'telegram_gift' || note.gift.type === 'telegram_gift_pack' ? 'gift' : 'valentine';
}
