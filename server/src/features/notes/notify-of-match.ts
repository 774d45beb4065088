import type { Deps } from '../../kit/deps.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { translate } from '../../kit/messages/texts.ts';
import { findById, notifyHiddenUser } from '../people/index.ts';

/**
 * Notifies a user through the bot that an earlier note of theirs has become mutual; the other user sees it on the screen. The message
 * contains no name, since chats are visible on locked screens. An unreachable user leaves no trace in the database: see `notifyHiddenUser`.
 */
export async function notifyOfMatch(deps: Pick<Deps, 'db' | 'config' | 'messenger'>, userId: string): Promise<void> {
  const user = await findById(deps.db.app, userId);
  if (!user || user.isPaused) return;
  const language = languageOf(user);
  await notifyHiddenUser(deps, user, translate(language, 'bot-matched'), { text: translate(language, 'bot-button-open'), page: 'inbox' });
}
